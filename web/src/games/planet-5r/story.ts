/** What happened, as short motion in order: things fly from where they came to where they go. A press or a key skips it. */
import type { GameEvent } from '../../generated/planet-5r';

const SVG: Record<string, (id: string) => string> = {
  drop: () => '<svg width="20" height="22" viewBox="-10 -11 20 22"><use href="#r5-drop"/></svg>',
  sign: (id) => `<svg width="36" height="36" viewBox="-13 -13 26 26"><circle r="12" fill="var(--a-${id})"/><use class="r5-stroke" href="#r5-sign-${id}" transform="translate(-8.5 -8.5) scale(.708)"/></svg>`,
  gem: (id) => `<svg width="40" height="40" viewBox="-13 -13 26 26"><use href="#r5-rays"/><use href="#r5-lit-${id}"/></svg>`,
  die: (id) => `<svg width="46" height="46" viewBox="-11 -11 22 22"><use href="#r5-die-${id}"/></svg>`,
  card: (id) => `<svg width="124" height="74" viewBox="-2 0 124 74"><rect width="120" height="74" rx="6" fill="var(--paper)" stroke="var(--paper-edge)"/><use href="#r5-card-${id}"/></svg>`,
  back: () => '<svg width="32" height="44" viewBox="0 0 32 44"><use href="#r5-back"/></svg>',
};

interface Point {
  x: number;
  y: number;
}
type Act = () => Promise<unknown>[];

export class Story {
  #layer: HTMLElement;
  #me: number;
  #length: number;
  #running: Animation[] = [];
  #skipped = false;

  constructor(layer: HTMLElement, me: number, length: number) {
    this.#layer = layer;
    this.#me = me;
    this.#length = length;
  }

  skip(): void {
    this.#skipped = true;
    for (const one of this.#running) one.finish();
    this.#layer.replaceChildren();
  }

  async play(events: GameEvent[]): Promise<void> {
    for (const act of this.#acts(events)) {
      if (this.#skipped) return;
      await Promise.all(act());
    }
  }

  /** Cards that turn together and bids that are shown together are one act. */
  #acts(events: GameEvent[]): Act[] {
    const acts: Act[] = [];
    const TOGETHER = new Set(['played', 'bid', 'discarded', 'returned', 'lifted', 'settled']);
    for (let i = 0; i < events.length; ) {
      let end = i + 1;
      if (TOGETHER.has(events[i]!.event)) while (events[end]?.event === events[i]!.event) end++;
      const group = events.slice(i, end);
      acts.push(() => group.flatMap((event) => this.#act(event)));
      i = end;
    }
    return acts;
  }

  #act(event: GameEvent): Promise<unknown>[] {
    switch (event.event) {
      case 'market':
        return [this.#fly('card', event.card!, this.#at('stack'), this.#at(`market-${event.card}`))];
      case 'pushed_out': {
        const from = this.#at('stack');
        return [this.#fly('card', event.card!, { x: innerWidth * 0.7, y: from.y }, { x: innerWidth * 0.8, y: from.y + 30 }, 0)];
      }
      case 'played':
        return [this.#fly('sign', event.card!, this.#seat(event.who), this.#station(event.card))];
      case 'rolled':
        return [this.#tumble(event.eyes!, event.card ? this.#at(`card-${event.card}`, this.#seat(event.who)) : this.#station(event.why))];
      case 'gained':
        return this.#drops(event.water!, event.card ? this.#at(`card-${event.card}`, this.#station(event.why)) : this.#station(event.why), this.#seat(event.who));
      case 'stolen':
        return [...this.#drops(event.water!, this.#seat(event.victim), this.#seat(event.who)), ...this.#drops(event.supply!, this.#station('raid'), this.#seat(event.who))];
      case 'paid':
      case 'empty_handed':
        return this.#drops(event.water!, this.#seat(event.who), this.#station('dig'));
      case 'bid':
        return [this.#tell(String(event.water), this.#seat(event.who))];
      case 'taken':
        return [this.#fly('card', event.card!, this.#at(`market-${event.card}`, this.#at('stack')), this.#seat(event.who))];
      case 'joined':
        return event.crystal ? [this.#light(event.crystal, this.#at(`card-${event.card}`, this.#seat(event.who)))] : [];
      case 'placed':
        return event.crystal ? [this.#light(event.crystal, this.#at(`card-${event.card}`, this.#seat(event.who)))] : [];
      case 'returned':
        return [this.#fly('sign', event.card!, this.#station(event.card), event.who === this.#me ? this.#at(`hand-${event.card}`, this.#seat(event.who)) : this.#seat(event.who))];
      case 'discarded':
        return [this.#fly('sign', event.card!, this.#station(event.card), this.#seat(event.who), 0)];
      case 'lifted':
        return [this.#tell(String(event.water), this.#seat(event.who))];
      default:
        return [];
    }
  }

  // --- places

  #at(name: string, or: Point | null = null): Point {
    const box = document.querySelector(`[data-at="${name}"]`)?.getBoundingClientRect();
    if (box && box.width) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    return or ?? { x: innerWidth / 2, y: 150 };
  }
  #seat(seat: number | null): Point {
    return this.#at(seat === this.#me ? 'tank' : `seat-${seat}`);
  }
  #station(action: string | null): Point {
    return this.#at(`station-${action}`);
  }

  // --- motions

  #piece(kind: string, id: string): HTMLElement {
    const piece = document.createElement('div');
    piece.className = 'r5-piece';
    piece.innerHTML = SVG[kind]!(id);
    this.#layer.append(piece);
    return piece;
  }
  async #run(piece: HTMLElement, frames: Keyframe[], duration: number, delay = 0): Promise<void> {
    const animation = piece.animate(frames, { duration: duration * this.#length, delay: delay * this.#length, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'both' });
    this.#running.push(animation);
    await animation.finished.catch(() => {});
    piece.remove();
  }
  #fly(kind: string, id: string, from: Point, to: Point, fade = 1, delay = 0): Promise<void> {
    const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) * 0.18);
    return this.#run(
      this.#piece(kind, id),
      [
        { transform: `translate(${from.x}px, ${from.y}px) translate(-50%, -50%) scale(.8)`, opacity: 0 },
        { transform: `translate(${from.x}px, ${from.y}px) translate(-50%, -50%) scale(1)`, opacity: 1, offset: 0.12 },
        { transform: `translate(${(from.x + to.x) / 2}px, ${(from.y + to.y) / 2 - lift}px) translate(-50%, -50%) scale(1.06)`, opacity: 1, offset: 0.55 },
        { transform: `translate(${to.x}px, ${to.y}px) translate(-50%, -50%) scale(.7)`, opacity: fade ? 0.9 : 0 },
      ],
      360,
      delay,
    );
  }
  #drops(water: number, from: Point, to: Point): Promise<void>[] {
    if (water < 1) return [];
    const count = Math.min(water, 6);
    return [...Array.from({ length: count }, (_, i) => this.#fly('drop', '', { x: from.x + ((i * 37) % 23) - 11, y: from.y }, to, 1, i * 45)), this.#tell(`${water}`, to, 300)];
  }
  #tell(text: string, at: Point, delay = 0): Promise<void> {
    const piece = document.createElement('div');
    piece.className = 'r5-piece r5-said';
    piece.textContent = text;
    this.#layer.append(piece);
    const y = at.y - 16;
    return this.#run(piece, [{ transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -50%) scale(.6)`, opacity: 0 }, { transform: `translate(${at.x}px, ${y}px) translate(-50%, -50%)`, opacity: 1, offset: 0.3 }, { transform: `translate(${at.x}px, ${y - 12}px) translate(-50%, -50%)`, opacity: 0 }], 420, delay);
  }
  #light(crystal: string, at: Point): Promise<void> {
    const place = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
    return this.#run(this.#piece('gem', crystal), [{ transform: `${place} scale(.3)`, opacity: 0 }, { transform: `${place} scale(1.7)`, opacity: 1, offset: 0.5 }, { transform: `${place} scale(1)`, opacity: 0 }], 320);
  }
  async #tumble(eyes: number, at: Point): Promise<void> {
    const place = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
    const shown = eyes >= 1 && eyes <= 6 ? String(eyes) : '6';
    const piece = this.#piece('die', String((eyes % 6) + 1));
    const use = piece.querySelector('use')!;
    setTimeout(() => use.setAttribute('href', `#r5-die-${shown}`), 260 * this.#length);
    await this.#run(piece, [{ transform: `${place} translateY(-50px) rotate(-220deg)`, opacity: 0 }, { transform: `${place} translateY(0) rotate(-20deg)`, opacity: 1, offset: 0.5 }, { transform: `${place} rotate(0)`, opacity: 1, offset: 0.7 }, { transform: place, opacity: 1 }], 620);
  }
}
