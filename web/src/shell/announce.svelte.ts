/** What is said to those who listen: others' moves politely, your own turn at once. The lines live in App.svelte. */

export const spoken = $state({ polite: '', assertive: '' });

export function announce(text: string, how: 'polite' | 'assertive' = 'polite'): void {
  // The same words twice are a change only if the line was empty between.
  spoken[how] = '';
  setTimeout(() => (spoken[how] = text), 60);
}
