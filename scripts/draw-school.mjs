// `npm run draw -- harbor`: draws what a school needs beside its logo.svg - icons, favicon.ico and the cards that links are
// shared with - out of its facts, into schools/<school>/public. What is there already stays: a school may have drawn better.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { chromium } from '@playwright/test';

import { schoolFacts } from '../tools/school/read-documents.mjs';
import { at, schoolNames } from '../tools/school/current-school.mjs';
import { ensureBrowser } from './ensure-browser.mjs';

const [school = ''] = process.argv.slice(2);
if (!schoolNames().includes(school)) {
  console.error(`draw: expected one of the schools ${schoolNames().join(', ')}; got '${school}'`);
  process.exit(2);
}

const folder = at(`schools/${school}/public`);
const shared = at('apps/web/public');
const { BRAND, CENTERS, ONLINE, SEASONS } = await schoolFacts(school);

const fileOf = (path) => [folder, shared].map((place) => join(place, path)).find(existsSync);
const dataUrl = (path, type) => `data:${type};base64,${readFileSync(fileOf(path)).toString('base64')}`;
const escaped = (text) => text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const { tint, deep, solid } = CENTERS[0].accent.light;
const logo = dataUrl('/logo.svg', 'image/svg+xml');

const cities = [...new Set(CENTERS.map(({ city }) => city))];
const places = [...cities, ...(ONLINE === null ? [] : ['online'])].join(' · ');

/** One card by its file's name: a headline, and the picture beside it. */
const CARDS = [
  ['default', BRAND.headline, '/pictures/hero/robot-arm.svg'],
  ['programs', BRAND.heroHighlights.join(', '), '/pictures/programs/technology-workshop.svg'],
  ...(SEASONS.length === 0
    ? []
    : [['camps', SEASONS.map(({ title }) => title).join(' and '), SEASONS.at(-1).copy.picture.src]]),
  ['centers', cities.join(', '), CENTERS[0].picture.src],
  ...(ONLINE === null ? [] : [['online', ONLINE.name, ONLINE.picture.src]]),
];

const FONTS = ['Fredoka', 'Nunito']
  .map(
    (name) =>
      `@font-face{font-family:${name};font-weight:200 1000;src:url(${dataUrl(`/fonts/${name.toLowerCase()}.woff2`, 'font/woff2')})}`,
  )
  .join('');

const cardHtml = (title, picture) => `<style>${FONTS}
  *{margin:0;box-sizing:border-box} body{width:1200px;height:630px;background:${tint};border-bottom:14px solid ${solid};
  display:grid;grid-template:auto 1fr auto/1fr 520px;column-gap:56px;padding:64px 72px;color:${deep};font-family:Nunito}
  header{grid-column:1;display:flex;gap:20px;align-items:center;font:600 38px Fredoka} header img{width:76px}
  h1{grid-column:1;font:600 58px/1.15 Fredoka;align-self:center;color:#1b1a2e} footer{grid-column:1;font-size:28px;font-weight:600}
  .picture{grid-column:2;grid-row:1/4;width:520px;align-self:center;border-radius:40px}</style>
  <header><img src="${logo}">${escaped(BRAND.name)}</header><h1>${escaped(title)}</h1><footer>${escaped(places)}</footer>
  <img class="picture" src="${dataUrl(picture, 'image/svg+xml')}">`;

/** @param inset how much of the side stays free, in percent; a maskable icon may be cut to a circle. */
const iconHtml = (size, background, inset) =>
  `<style>*{margin:0}body{width:${size}px;height:${size}px;background:${background}}img{width:${100 - 2 * inset}%;padding:${inset}%;box-sizing:content-box;display:block}</style><img src="${logo}">`;

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });

async function draw(html, width, height) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An .ico that holds one PNG: six bytes of head, sixteen about the picture, the picture. */
function icoOf(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size, 0, 0], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function write(name, make) {
  const file = join(folder, name);
  if (existsSync(file)) return console.log(`kept   ${name}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await make());
  console.log(`drawn  ${name}`);
}

for (const [name, title, picture] of CARDS) {
  await write(`og/${name}.png`, () => draw(cardHtml(title, picture), 1200, 630));
}
for (const size of [192, 512]) {
  await write(`icons/icon-${size}.png`, () => draw(iconHtml(size, 'transparent', 4), size, size));
}
await write('icons/maskable-512.png', () => draw(iconHtml(512, tint, 18), 512, 512));
await write('icons/apple-touch-icon.png', () => draw(iconHtml(180, tint, 12), 180, 180));
await write('favicon.ico', async () => icoOf(await draw(iconHtml(48, 'transparent', 0), 48, 48), 48));
await browser.close();
