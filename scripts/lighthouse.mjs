// `npm run lighthouse`: what Lighthouse says of five key pages on its slow phone, side by side. Asserts nothing.
// Builds nothing itself: run `npm run build` first.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';

import { ensureBrowser } from './ensure-browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const SITE_PORT = 43129;
const DEBUG_PORT = 43130;
const ORIGIN = `http://127.0.0.1:${SITE_PORT}`;
const PATHS = ['/', '/flower-mound', '/camps/winter/flower-mound', '/learning-centers', '/class-schedule'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

async function ready() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await fetch(`${ORIGIN}/health`).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The sandbox did not start; is the site built?');
}

if (!existsSync(`${root}apps/sandbox/dist/server.mjs`)) {
  console.error('Nothing is built yet: run `npm run build` first.');
  process.exit(2);
}
const server = spawn(process.execPath, ['apps/sandbox/dist/server.mjs'], {
  cwd: root,
  stdio: 'ignore',
  env: { ...process.env, PORT: String(SITE_PORT), DATA_DIR: 'screenshots/.data', FILL_KNOWLEDGE: 'off' },
});
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${DEBUG_PORT}`],
});
try {
  await ready();
  const rows = [];
  for (const path of PATHS) {
    const result = await lighthouse(ORIGIN + path, {
      port: DEBUG_PORT,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (!result) throw new Error(`Lighthouse said nothing about ${path}`);
    const { categories, audits } = result.lhr;
    rows.push({
      path,
      ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
      ...Object.fromEntries(METRICS.map((id) => [id, audits[id]?.displayValue ?? ''])),
    });
    const failing = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
    );
    for (const { id, title } of failing) console.log(`${path}: ${id}: ${title}`);
  }
  console.table(rows);
} finally {
  await browser.close();
  server.kill();
}
