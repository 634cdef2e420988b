import type { SiteDay } from '@kidcode/scheduling';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { makeEmotionCache } from '../src/app/emotion-cache';
import { Providers } from '../src/app/providers';
import { makeSiteSystem } from '../src/app/site-system';
import { makeStore } from '../src/app/store';
import { pageEntered } from '../src/features/branch/branch-slice';
import { dayBegan } from '../src/features/clock/clock-slice';

const system = makeSiteSystem();

/**
 * A page as its static HTML, as the pre-renderer makes it: from the address and the day alone.
 *
 * @param today The day that the site believes it is; the pinned one unless given.
 */
export function staticPage(path: string, content: ReactNode, today?: SiteDay): HTMLElement {
  const { store } = makeStore();
  if (today !== undefined) store.dispatch(dayBegan(today));
  store.dispatch(pageEntered({ pathname: path.split('?')[0] ?? '/', params: {} }));
  const page = document.createElement('main');
  page.innerHTML = renderToString(
    <Providers cache={makeEmotionCache()} system={system} store={store}>
      <StaticRouter location={path}>{content}</StaticRouter>
    </Providers>,
  );
  return page;
}

export const wordsOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ');

export const linksOf = (element: Element): readonly string[] =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

/** The same with every island in it: a first look makes their scripts load. */
export async function wholePage(path: string, content: ReactNode, today?: SiteDay): Promise<HTMLElement> {
  staticPage(path, content, today);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return staticPage(path, content, today);
}
