// What is heard at a table: one's own picks and moves, what others do, one's turn, the end.

import type { Session } from '../contract';
import { settings } from '../shell/kept.svelte';
import type { Pick } from '../shell/pick.svelte';
import { play } from './player';
import { OF_EVENT, type Sound } from './sounds';

/** As many sounds as one change of the table may have, and how far they lie apart. */
const MOST = 4;
const APART = 0.16;

/** To be called when a table is shown. */
export function hear(session: Session, pick: Pick): void {
  const sound = (name: Sound, after = 0): void => play(name, settings.sound, after);

  let picked = '';
  let made = pick.made;
  $effect(() => {
    const now = [...pick.moves, ...pick.steps].join();
    const last = pick.made;
    if (last !== made) sound('confirm');
    else if (now && now !== picked && !pick.busy) sound('pick');
    [picked, made] = [now, last];
  });
  $effect(() => {
    if (pick.refused) sound('refused');
  });

  let sequence = session.screen.get().sequence;
  let mine = true;
  let over = session.screen.get().over;
  $effect(() =>
    session.screen.subscribe((screen) => {
      const asked = screen.viewer !== null && screen.toAct.includes(screen.viewer);
      const told = screen.sequence > sequence ? screen.happened.flatMap((one) => one.events ?? []) : [];
      const sounds = [...new Set(told.flatMap(({ event }) => OF_EVENT[event] ?? []))].slice(0, MOST);
      sounds.forEach((name, i) => sound(name, i * APART));
      const after = sounds.length * APART;
      if (screen.over && !over) sound('end', after);
      else if (asked && !mine) sound('turn', after);
      [sequence, mine, over] = [screen.sequence, asked, screen.over];
    }),
  );
}
