import type { Page } from '@playwright/test';

import { test } from '../fixtures/one-visit';
import { PAGES } from '../fixtures/site';
import { expect, hydrated } from '../fixtures/test';

/** Pixels. Source: specification 1, section 9, minimum touch target. */
const TOUCH = 44;

const LINKS = 'a[href]';
const CONTROLS = `${LINKS}, button, summary, select, input:not([type=radio], [type=checkbox], [tabindex="-1"])`;
/** Addresses on which everything that is pressed is tried; of the other pages the links. */
const TRIED_WHOLE = ['/', '/euless', '/learning-centers', '/contact-us'];

/**
 * What a thumb would miss on the page as it is: not hit all the way across 44 px around its middle. A link inside a running sentence
 * is as high as its line (WCAG 2.5.8, exception "inline"); what floats steps aside for what lies under it (widths.spec.ts).
 */
const missedBy = (page: Page, controls: string): Promise<readonly string[]> =>
  page.evaluate(
    ([touch, selector]) => {
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
      for (const control of document.querySelectorAll<HTMLElement>(selector)) {
        if (!control.checkVisibility({ visibilityProperty: true }) || isInSentence(control)) continue;
        if (
          control.closest('[aria-hidden=true]') ||
          (control.tagName !== 'A' && control.closest('[data-float]'))
        )
          continue;
        control.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
        // Off the screen until it has the focus (skip links), or for screen readers only.
        if (width < 2 || bottom < 0 || right < 0) continue;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const reach = touch / 2 - 1;
        const isHit = ([dx, dy]: readonly [number, number]): boolean => {
          const hit = document.elementFromPoint(Math.min(Math.max(x + dx, 0), innerWidth - 1), y + dy);
          return hit !== null && control.contains(hit);
        };
        const around: (readonly [number, number])[] = [
          [0, -reach],
          [0, reach],
          [-reach, 0],
          [reach, 0],
        ];
        if (!around.every(isHit))
          missed.push(
            `${control.textContent.trim().slice(0, 40)} (${Math.round(width)} x ${Math.round(height)}) in <${control.parentElement?.tagName.toLowerCase()}>`,
          );
      }
      return missed;
    },
    [TOUCH, controls] as const,
  );

test.use({ viewport: { width: 390, height: 844 } });

test.describe('a thumb meets every control', () => {
  // The camp finder sends visitors on by itself, after a tenth of a second: nobody presses anything there.
  for (const path of new Set([...TRIED_WHOLE, ...PAGES.filter((page) => page !== '/camp-finder')]))
    test(`of ${path}`, async ({ window: page }) => {
      const controls = TRIED_WHOLE.includes(path) ? CONTROLS : LINKS;
      await page.goto(path);
      await hydrated(page);
      // A popup would be one more thing to hit.
      await page.evaluate(() => sessionStorage.setItem('closed-popups', 'launch offer'));
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      // What is folded is read, too.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
          details.removeAttribute('name');
          details.open = true;
        }
      });
      const missed = new Set(await missedBy(page, controls));
      for (const tab of await page.getByRole('main').getByRole('tab').all()) {
        await tab.click();
        for (const control of await missedBy(page, controls)) missed.add(control);
      }
      expect([...missed]).toEqual([]);
    });
});
