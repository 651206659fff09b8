import type { Page } from '@playwright/test';

/** What is lit and cannot be pressed, since something else lies over it: all of it, or the middle of a thing as small as a finger. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SMALL = 60;
    const found: string[] = [];
    for (const one of document.querySelectorAll('[data-rove][data-lit], [data-target]')) {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = one.getBoundingClientRect();
      if (!width) continue;
      const parts = Math.max(width, height) < SMALL ? [0.5] : [0.1, 0.3, 0.5, 0.7, 0.9];
      const pressed = (right: number, down: number): boolean => one.contains(document.elementFromPoint(x + width * right, y + height * down));
      if (!parts.some((right) => parts.some((down) => pressed(right, down)))) found.push(`${one.getAttribute('aria-label') ?? one.textContent} is covered`);
    }
    return found;
  });
