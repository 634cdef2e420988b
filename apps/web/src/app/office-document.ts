import { DEFAULT_BRANCH } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { fontFaceCss } from '@kidcode/ui';

import { themeScript } from './inline-scripts';
import { escapeHtml } from './page-head-html';

/** Where the school's own people work. No page of the site leads there, and no search engine is told of it. */
export const OFFICE_PATH = '/office';

/**
 * The office's document: what it is, until its script is here. Nothing of a request is ever in it.
 *
 * @param script address of the office's script.
 */
export const officeDocument = (script: string): string => `<!doctype html>
<html lang="en" data-branch="${DEFAULT_BRANCH}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <title>Office | ${escapeHtml(BRAND.name)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="preload" href="/fonts/fredoka.woff2" as="font" type="font/woff2" crossorigin="" />
    <link rel="preload" href="/fonts/nunito.woff2" as="font" type="font/woff2" crossorigin="" />
    <style>${fontFaceCss}</style>
  </head>
  <body>
    <script>${themeScript}</script>
    <div id="root">
      <main>
        <h1>The office of ${escapeHtml(BRAND.name)}</h1>
        <p>For the people of the school. <a href="/">To the website</a></p>
        <noscript><p>The office needs scripts, which are switched off in this browser.</p></noscript>
      </main>
    </div>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;
