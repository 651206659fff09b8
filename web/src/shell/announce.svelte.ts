/** What is said to those who listen: others' moves politely, your own turn at once. The lines live in App.svelte. */

export const spoken = $state({ polite: '', assertive: '' });

/** What happens in quick succession is said together, so that nothing is spoken over. */
const TOGETHER = 250;
const waiting: Record<keyof typeof spoken, string[]> = { polite: [], assertive: [] };

export function announce(text: string, how: keyof typeof spoken = 'polite'): void {
  if (waiting[how].push(text) > 1) return;
  // The same words twice are a change only if the line was empty between.
  spoken[how] = '';
  setTimeout(
    () => {
      spoken[how] = (how === 'polite' ? waiting.polite.slice(-12) : waiting.assertive.slice(-1)).join(' ');
      waiting[how] = [];
    },
    how === 'polite' ? TOGETHER : 60,
  );
}
