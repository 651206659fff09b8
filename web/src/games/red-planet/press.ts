// Drawn things that are pressed: SVG has no buttons of its own.

/** Enter and the space bar press it. */
export const byKey =
  (press: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
