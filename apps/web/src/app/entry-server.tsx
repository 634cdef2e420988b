import createEmotionServer from '@emotion/server/create-instance';
import { SCHOOL } from '@kidcode/current-school/school';
import type { SiteDay } from '@kidcode/scheduling';
import { schoolMark } from '@kidcode/school/mark';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { pageEntered } from '../features/branch/branch-slice';
import { loadAllIslands } from '../shared/island';
import { branchStylesLink } from './branch-styles';
import { makeEmotionCache, standingStyles } from './emotion-cache';
import { branchLocationOf } from './follow-navigation';
import { loadPage, pageAt } from './page-at';
import { pageHeadHtml } from './page-head-html';
import { HydrationMark, Providers } from './providers';
import { makeSiteSystem } from './site-system';
import { SiteView } from './site-view';
import { makeStore } from './store';

export { hostFiles, keptPages, pagesToRender } from './host-files';
export { bootScript, themeScript } from './inline-scripts';
export { officeDocument } from './office-document';

export const currentSchoolMark = (): Promise<string> => schoolMark(SCHOOL);

const system = makeSiteSystem();

/**
 * Renders one path, with a store of its own.
 *
 * @param today the day that the page is about; that of the build unless given.
 * @throws Error when the path is a redirect: those are rules of the host, not pages.
 */
export async function renderPage(path: string, today?: SiteDay) {
  const at = pageAt(path);
  if (at.type === 'elsewhere') throw new Error(`web: '${path}' is a redirect and has no page to render`);
  await loadPage(at.id);
  // The page's own module has brought its islands.
  await loadAllIslands();
  const { store } = makeStore(today === undefined ? {} : { clock: { today } });
  store.dispatch(pageEntered(branchLocationOf(path)));
  const cache = makeEmotionCache();
  const html = renderToString(
    <Providers cache={cache} system={system} store={store}>
      <StaticRouter location={path}>
        <SiteView />
      </StaticRouter>
      {/* The browser's tree has it too: ids made by `useId` depend on the tree's shape. */}
      <HydrationMark onHydrated={() => Promise.resolve()} />
    </Providers>,
  );
  const emotion = createEmotionServer(cache);
  const tags = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  const styles = standingStyles(tags) + branchStylesLink;
  const { branch, clock } = store.getState();
  return {
    status: at.id === 'not-found' ? 404 : 200,
    head: pageHeadHtml(path, clock.today),
    styles,
    html,
    /** The branch whose colours the page is painted in before scripts run. */
    branch: branch.current,
    /** True when the address names the branch: what the browser remembers must not repaint it. */
    isBranchFixed: branch.chosen,
  };
}
