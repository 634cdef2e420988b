/**
 * How a page looks on paper: a handout of the school. One header, every tab and every answer, dark on light whatever the
 * theme; where something was chosen (`data-print="alone"`), that alone; the address of each link after it; nothing to press,
 * nothing that floats. A file of its own, so that it costs the screen nothing.
 *
 * @param origin the site's public address, such as `https://www.example.com`.
 */
export const printCss = (origin: string): string => `@page {
  margin: 14mm;
}
html {
  /* Header, content and footer begin at one edge, which is the paper's margin. */
  --k-spacing-gutter: 0rem !important;
  color-scheme: light !important;
  font-size: 9.5pt !important;
}
*,
*::before,
*::after {
  color: black !important;
  background: none !important;
  box-shadow: none !important;
  animation: none !important;
}
.skip-link,
[data-float],
[role='dialog'],
#notifications,
header > div > :not([href^='tel:']),
header nav > :not(:first-child),
nav:not(header > nav),
[role='tablist'],
main :is(form, fieldset, button, input, select, textarea, iframe, label):not(td *),
main :has(> select),
main a[href^='#'],
main a[data-main-action] > svg,
main :is(section, div)::before,
summary svg,
[data-print='never'],
main:has([data-print='alone']) > :not(:has([data-print='alone'])),
main :has([data-print='alone']) > :not([data-print='alone'], :has([data-print='alone'])),
[data-print='alone'] [role='tabpanel'][data-inactive][data-inactive],
footer :is(h2, ul, fieldset, img),
footer p > a {
  display: none !important;
}
header > div,
header nav,
footer {
  display: flex !important;
  height: auto !important;
  min-height: 0 !important;
  padding: 0 !important;
}
header {
  position: static !important;
  display: flex !important;
  flex-direction: row-reverse;
  justify-content: space-between;
  align-items: center;
}
header nav {
  margin: 0 !important;
}
header nav > a > span {
  display: inline !important;
}
footer {
  border-top: 1px solid silver !important;
}
footer,
footer div {
  display: block !important;
  margin: 0 !important;
  padding: 0 !important;
}
footer dl {
  display: flex !important;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem !important;
}
[role='tabpanel'][role='tabpanel'],
[role='tabpanel'][role='tabpanel'][hidden] {
  display: block !important;
  margin-top: 1.5rem;
}
details::details-content {
  display: block !important;
  content-visibility: visible !important;
  height: auto !important;
}
main section,
main > div,
main [data-island] > div {
  padding-block: 0.5rem !important;
  min-height: 0 !important;
}
main :is(div, ul, ol, dl) {
  position: static !important;
}
main img {
  width: auto !important;
  max-width: 100% !important;
  max-height: 3.5cm !important;
}
/* No room is kept for what has come. */
main :has(> :is(img, picture)) {
  aspect-ratio: auto !important;
  height: auto !important;
  min-height: 0 !important;
}
/* A week hangs on the refrigerator as one: its days beside each other. */
main [data-print='week'] {
  display: flex !important;
  flex-wrap: nowrap !important;
  gap: 0.5rem !important;
}
main [data-print='week'] > * {
  flex: 1 1 0 !important;
  min-width: 0 !important;
  border-color: silver !important;
}
main [data-print='week'] :is(h3, ol, li) {
  padding: 0.25rem !important;
}
/* Nothing to press looks like a button. */
main a {
  justify-content: start !important;
  min-height: 0 !important;
  padding: 0 !important;
  border: 0 !important;
}
/* Words alone run on into their address, from line to line. */
main a:where([data-main-action], :not(:has(*))) {
  display: inline !important;
  text-align: start !important;
}
/* A chip without its pill. */
main span {
  padding-inline: 0 !important;
}
main ul:has(> li > span:only-child) {
  column-gap: 1.25rem !important;
}
main a::after {
  position: static !important;
  font: 400 0.85em sans-serif !important;
  overflow-wrap: anywhere;
}
main a[href^='/']:not(:has(img))::after {
  content: ' (${origin.replace(/^https?:\/\//, '')}' attr(href) ')' !important;
}
main a[href^='http']:not(:has(img))::after {
  content: ' (' attr(href) ')' !important;
}
/* The way to a page of its own is of no use beside each of many names, nor that to a number or a street that stands there. */
main :is([data-print='alone'] li, [data-print='week'], th, td) a[href]::after,
main a[href]:is([href*='//wa.me/'], [href*='google.com/maps'])::after {
  content: none !important;
}
main tr > * {
  padding-block: 0.3rem !important;
  border-bottom: 1px solid silver !important;
}
:is(h1, h2, h3, h4, summary) {
  break-after: avoid;
}
:is(tr, li, figure, article, dl > div) {
  break-inside: avoid;
}
`;
