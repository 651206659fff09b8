import type { Page } from '@playwright/test';

/** Text that is cut by a box around it, apart from what scrolls or is shortened with dots. */
export const clipped = (page: Page, inside = '.frame'): Promise<string[]> =>
  page.evaluate((selector) => {
    const found: string[] = [];
    const shortened = (one: Element | null): boolean => one !== null && (getComputedStyle(one).overflowX === 'auto' || getComputedStyle(one).textOverflow === 'ellipsis' || shortened(one.parentElement));
    const walker = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      if (!text || parent.closest('.visually-hidden, style, option, title')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (!box.width) continue;
      if ((box.right > innerWidth + 1 || box.left < -1) && !shortened(parent)) found.push(`${text} (outside)`);
      for (let around: Element | null = parent; around; around = around.parentElement) {
        // what has a border is a box that text should stay in, even where nothing is cut
        const style = getComputedStyle(around);
        if (style.clipPath !== 'none' || style.textOverflow === 'ellipsis' || style.overflowX === 'auto' || style.overflowY === 'auto' || around.matches('main')) break;
        if (style.overflowX === 'visible' && style.borderRightWidth === '0px') continue;
        const outer = around.getBoundingClientRect();
        if (box.left < outer.left - 1.5 || box.right > outer.right + 1.5 || box.top < outer.top - 3 || box.bottom > outer.bottom + 3) found.push(`${text} (${around.className})`);
        break;
      }
    }
    return found;
  }, inside);
