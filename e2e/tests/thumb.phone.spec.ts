import type { Page } from '@playwright/test';

import { test } from '../fixtures/one-visit';
import { PAGES } from '../fixtures/site';
import { expect, hydrated } from '../fixtures/test';

/** Pixels. Source: specification 1, section 9, minimum touch target. */
const TOUCH = 44;

/**
 * The links on the page as it is that a thumb would miss: not hit all the way across 44 px around their middle. One
 * inside a running sentence is as high as its line (WCAG 2.5.8, exception "inline").
 */
const missedLinks = (page: Page): Promise<readonly string[]> =>
  page.evaluate((touch) => {
    const isInSentence = (link: Element): boolean => {
      const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
      if (getComputedStyle(link).display !== 'inline') return false;
      let line = link.parentElement;
      while (line !== null && isInline(line)) line = line.parentElement;
      if (line === null) return false;
      const copy = line.cloneNode(true) as Element;
      for (const other of copy.querySelectorAll('a, button, [hidden]')) other.replaceWith(' ');
      return (copy.textContent.match(/\p{L}+/gu) ?? []).length >= 3;
    };
    const missed: string[] = [];
    for (const link of document.querySelectorAll<HTMLElement>('a[href]')) {
      if (!link.checkVisibility({ visibilityProperty: true }) || isInSentence(link)) continue;
      link.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom, width, height } = link.getBoundingClientRect();
      // Off the screen until it has the focus (skip links), or for screen readers only.
      if (width < 2 || bottom < 0 || right < 0) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const reach = touch / 2 - 1;
      const isHit = ([dx, dy]: readonly [number, number]): boolean => {
        const hit = document.elementFromPoint(Math.min(Math.max(x + dx, 0), innerWidth - 1), y + dy);
        return hit !== null && link.contains(hit);
      };
      if (
        !(
          [
            [0, -reach],
            [0, reach],
            [-reach, 0],
            [reach, 0],
          ] as const
        ).every(isHit)
      )
        missed.push(
          `${link.textContent.trim().slice(0, 40)} (${Math.round(width)} x ${Math.round(height)}) in <${link.parentElement?.tagName.toLowerCase()}>`,
        );
    }
    return missed;
  }, TOUCH);

test.use({ viewport: { width: 390, height: 844 } });

test.describe('a thumb meets every link', () => {
  // The camp finder sends visitors on by itself, after a tenth of a second: nobody presses anything there.
  for (const path of PAGES.filter((page) => page !== '/camp-finder'))
    test(`of ${path}`, async ({ window: page }) => {
      await page.goto(path);
      await hydrated(page);
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      // What is folded is read, too.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
          details.removeAttribute('name');
          details.open = true;
        }
      });
      const missed = new Set(await missedLinks(page));
      for (const tab of await page.getByRole('main').getByRole('tab').all()) {
        await tab.click();
        for (const link of await missedLinks(page)) missed.add(link);
      }
      expect([...missed]).toEqual([]);
    });
});
