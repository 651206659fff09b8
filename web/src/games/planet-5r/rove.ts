/** One tab stop for a group; arrows walk among its buttons. */
export function rove(group: HTMLElement): () => void {
  const buttons = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  let last: HTMLElement | null = null;
  function settle(): void {
    const all = buttons();
    if (!last || !all.includes(last)) last = all.find((one) => one.getAttribute('aria-pressed') === 'true') ?? all[0] ?? null;
    for (const one of all) one.tabIndex = one === last ? 0 : -1;
  }
  function focused(event: FocusEvent): void {
    last = (event.target as HTMLElement).closest('button');
    settle();
  }
  function walk(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    all[(at + by + all.length) % all.length]!.focus();
  }
  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  group.addEventListener('focusin', focused);
  group.addEventListener('keydown', walk);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener('focusin', focused);
    group.removeEventListener('keydown', walk);
  };
}
