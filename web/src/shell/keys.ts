/** The keyboard of a table. Boards move the focus with arrows themselves; everything else is here. */
import type { Pick } from './pick.svelte';

export interface KeyActions {
  hint(): void;
  rules(): void;
  log(): void;
  keys(): void;
  close(): void;
}

const PRESSED = 'button, a, input, select, textarea, summary, [role="button"]';

export function keysAt(pick: Pick, actions: KeyActions): () => void {
  function down(event: KeyboardEvent): void {
    pick.byKeys = true;
    const target = event.target as HTMLElement;
    // Under a sheet the table hears nothing, wherever the focus is.
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    if (target.matches('input:not([type="radio"]):not([type="checkbox"]):not([type="range"]), textarea, select')) return;
    const act = action(event, target);
    if (!act) return;
    event.preventDefault();
    act();
  }
  function action(event: KeyboardEvent, target: HTMLElement): (() => void) | null {
    const { key } = event;
    if (key >= '1' && key <= '9') return pick.targets[Number(key) - 1] ? () => pick.targets[Number(key) - 1]!.press() : null;
    // On a button Enter presses that button; anywhere else it confirms what is picked.
    if (key === 'Enter') return target.closest(PRESSED) || !pick.ready ? null : () => void pick.confirm();
    if (key === 'Backspace') return () => void pick.back();
    if (key === 'Escape') return actions.close;
    if (key === '?') return actions.keys;
    // Letters by their place on the keyboard, so that they work in every layout.
    if (event.code === 'KeyU') return () => void pick.undo();
    if (event.code === 'KeyH') return actions.hint;
    if (event.code === 'KeyR') return actions.rules;
    if (event.code === 'KeyL') return actions.log;
    return null;
  }
  const pointer = (): void => void (pick.byKeys = false);
  addEventListener('keydown', down);
  addEventListener('pointerdown', pointer);
  return () => {
    removeEventListener('keydown', down);
    removeEventListener('pointerdown', pointer);
  };
}
