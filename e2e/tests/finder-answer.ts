import type { Page } from '@playwright/test';

import { finderOf } from '../fixtures/site';
import { expect } from '../fixtures/test';

/** Nobody lives within 5 miles of a center here, and Flower Mound is nearer than Euless. */
export const SOUTHLAKE = '76092';
export const SOUTHLAKE_ANSWER = 'No center within 5 miles of 76092. The nearest: Flower Mound, 8.3 miles.';

/** Submits a place as a parent does, and waits for the words that follow. */
export async function askFrom(page: Page, place: string, answer: string | RegExp): Promise<void> {
  const { search } = finderOf(page);
  await search.fill(place);
  await search.press('Enter');
  await expect(page.getByText(answer)).toBeVisible();
}

/** The answer is there for eyes, in words and on the map, for the keyboard, and for whoever changes a digit. */
export async function expectAnswerOnScreen(page: Page, place: string, answer: string): Promise<void> {
  const { search, map, marker } = finderOf(page);
  const words = page.getByText(answer);
  await expect(words).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByRole('status').filter({ has: words })).toBeFocused();
  await expect(map.getByText(place, { exact: true })).toBeInViewport({ ratio: 0.99 });
  await expect(marker('Flower Mound')).toBeInViewport({ ratio: 0.99 });
  await expect(marker('Euless')).toBeInViewport({ ratio: 0.99 });
  await expect(search).toHaveValue(place);
}
