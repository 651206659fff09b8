// Roving focus: one stop for Tab, arrows walk to the nearest thing in their direction.

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

type Focusable = HTMLElement | SVGElement;

/** `changed` is read so that the stop moves to the first thing that is lit when the question changes. */
export function rove(changed: () => unknown): (node: HTMLElement) => () => void {
  return (node) => {
    void changed();
    const all = (): Focusable[] => [...node.querySelectorAll<Focusable>('[data-rove]')];
    const stop = (at: Focusable | undefined): void => {
      for (const one of all()) one.setAttribute('tabindex', one === at ? '0' : '-1');
    };
    const first = (): void => {
      if (node.contains(document.activeElement) && document.activeElement!.hasAttribute('data-rove')) return;
      stop(node.querySelector<Focusable>('[data-rove][data-lit]') ?? all()[0]);
    };
    const frame = requestAnimationFrame(first);

    function focused(event: FocusEvent): void {
      const at = (event.target as Element).closest<Focusable>('[data-rove]');
      if (at) stop(at);
    }
    function walk(event: KeyboardEvent): void {
      const way = WAYS[event.key];
      const from = (event.target as Element).closest<Focusable>('[data-rove]');
      if (!way || !from) return;
      event.preventDefault();
      nearest(from, all(), way)?.focus();
    }
    node.addEventListener('focusin', focused);
    node.addEventListener('keydown', walk);
    return () => {
      cancelAnimationFrame(frame);
      node.removeEventListener('focusin', focused);
      node.removeEventListener('keydown', walk);
    };
  };
}

function nearest(from: Focusable, all: Focusable[], [dx, dy]: [number, number]): Focusable | undefined {
  const middle = (one: Focusable): [number, number] => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  let [best, least] = [undefined as Focusable | undefined, Infinity];
  for (const one of all) {
    if (one === from) continue;
    const [u, v] = middle(one);
    const [ahead, aside] = [(u - x) * dx + (v - y) * dy, Math.abs((u - x) * dy) + Math.abs((v - y) * dx)];
    if (ahead > 1 && ahead + aside * 2 < least) [best, least] = [one, ahead + aside * 2];
  }
  return best;
}
