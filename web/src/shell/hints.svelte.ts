// Hover and focus show a hint, a long press opens a sheet: for everything that carries `data-about`.

const AFTER = 350; // ms of rest before a hint
const HELD = 550; // ms of a long press

/** What a thing says of itself. */
export interface About {
  title: string;
  lines: string[];
  /** The printed component is unknown. */
  reconstructed?: boolean;
}

export class Hints {
  hint = $state.raw<{ key: string; box: DOMRect } | null>(null);
  sheet = $state.raw<string | null>(null);
  #timer = 0;
  #wasHeld = false;
  /** Did one walk to what has the focus? What a digit picked has it too, and needs no words. */
  #walked = false;

  /** Put it on the root of the board. */
  attach = (root: HTMLElement): (() => void) => {
    const keyAt = (event: Event): { key: string; at: Element } | null => {
      const at = (event.target as Element).closest('[data-about]');
      return at ? { key: at.getAttribute('data-about')!, at } : null;
    };
    const show = (event: Event): void => {
      clearTimeout(this.#timer);
      const found = keyAt(event);
      if (!found) return void (this.hint = null);
      this.#timer = window.setTimeout(() => (this.hint = { key: found.key, box: found.at.getBoundingClientRect() }), AFTER);
    };
    const hide = (): void => {
      clearTimeout(this.#timer);
      this.hint = null;
    };
    const listeners: Record<string, (event: any) => void> = {
      pointerover: (event: PointerEvent) => event.pointerType === 'mouse' && show(event),
      focusin: (event: FocusEvent) => (this.#walked && (event.target as Element).matches(':focus-visible') ? show(event) : hide()),
      pointerleave: hide,
      // what is in focus may be going away just now; where it only walks on, the next one is shown instead
      focusout: (event: FocusEvent) => !root.contains(event.relatedTarget as Node | null) && queueMicrotask(hide),
      pointerdown: (event: PointerEvent) => {
        hide();
        this.#wasHeld = false;
        const found = keyAt(event);
        if (event.pointerType === 'mouse' || !found) return;
        this.#timer = window.setTimeout(() => {
          this.#wasHeld = true;
          this.sheet = found.key;
        }, HELD);
      },
      pointerup: () => clearTimeout(this.#timer),
      pointercancel: () => clearTimeout(this.#timer),
    };
    // The click that ends a long press presses nothing.
    const click = (event: MouseEvent): void => {
      if (!this.#wasHeld) return;
      this.#wasHeld = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const key = (event: KeyboardEvent): void => {
      this.#walked = event.key === 'Tab' || event.key.startsWith('Arrow');
      if (event.key === 'Escape') hide();
    };
    addEventListener('keydown', key, true);
    for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener);
    root.addEventListener('click', click, true);
    return () => {
      hide();
      removeEventListener('keydown', key, true);
      for (const [name, listener] of Object.entries(listeners)) root.removeEventListener(name, listener);
      root.removeEventListener('click', click, true);
    };
  };
}
