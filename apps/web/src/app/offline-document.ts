import { BRANCH_LIST, BRANCHES, DEFAULT_BRANCH, fewOf, type Branch } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { SCHEME_COLORS } from '@kidcode/ui';

import { keptPages } from './kept-pages';

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const colors = (scheme: 'light' | 'dark'): string => {
  const { paper, raised, ink, quiet, hair } = SCHEME_COLORS[scheme];
  const { text } = BRANCHES[DEFAULT_BRANCH].accent[scheme];
  return `--paper:${paper};--raised:${raised};--ink:${ink};--quiet:${quiet};--line:${hair};--accent:${text}`;
};

const STYLE = [
  `:root{color-scheme:light dark;${colors('light')}}`,
  `@media(prefers-color-scheme:dark){:root{${colors('dark')}}}`,
  'body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 Nunito,system-ui,sans-serif}',
  "@font-face{font-family:Nunito;src:url('/fonts/nunito.woff2');font-weight:400 700}",
  "@font-face{font-family:Fredoka;src:url('/fonts/fredoka.woff2');font-weight:600}",
  'main{max-width:44rem;margin:0 auto;padding:2.5rem 1rem}',
  'h1,h2{font-family:Fredoka,system-ui,sans-serif;line-height:1.2}h2{margin:0 0 .25rem;font-size:1.25rem}',
  'a{color:var(--accent);display:inline-block;padding:.375rem 0}p{margin:.25rem 0}',
  'ul{list-style:none;padding:0;display:grid;gap:1rem}',
  'li.place{background:var(--raised);border:1px solid var(--line);border-radius:1rem;padding:1rem}',
  'a.again{font-weight:700;font-size:1.125rem}.quiet{color:var(--quiet)}',
].join('');

function placeHtml({ name, address, phone, telHref, weekdayHours, weekendHours }: Branch): string {
  const hours = `<p>Mon-Fri ${safe(weekdayHours)}<br>Sat-Sun ${safe(weekendHours)}</p>`;
  return `<li class="place"><h2>${safe(name)}</h2><p>${safe(address)}</p>${hours}<a href="${telHref}">${safe(phone)}</a></li>`;
}

const linksHtml = (): string =>
  keptPages()
    .map(({ path, label }) => `<li><a href="${path}">${safe(label)}</a></li>`)
    .join('');

/**
 * What a visitor without a connection sees in place of a page that is not kept: whole in itself, without a script. The
 * address stays that of the page which was asked for, so that "Try again" asks for it.
 */
export const offlineDocument = (): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>No connection - ${safe(BRAND.name)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>You are offline</h1>
      <p>This page has not been kept on your device. It comes back with your connection.</p>
      <p><a class="again" href="">Try again</a></p>
      <ul>${fewOf(BRANCH_LIST).map(placeHtml).join('')}</ul>
      <p>Or call <a href="${BRAND.phone.href}">${safe(BRAND.phone.display)}</a>.</p>
      <p class="quiet">These pages work without a connection:</p>
      <ul>${linksHtml()}</ul>
    </main>
  </body>
</html>
`;
