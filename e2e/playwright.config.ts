import { fileURLToPath } from 'node:url';
import { TIME } from '@kidcode/current-school';
import { defineConfig } from '@playwright/test';

import { currentSchool, DEFAULT_SCHOOL, schoolFolder } from '../tools/school/current-school.mjs';

const workspace = fileURLToPath(new URL('..', import.meta.url));

/** Unusual ports: a server that somebody else left running must never be tested by mistake. Two checkouts need two. */
const PORT = Number(process.env['E2E_PORT'] ?? 43107);
/** The same site built for development, where React reports every difference between HTML and hydration. */
export const DEVELOPMENT_PORT = PORT + 1;

const sandbox = (port: number, siteDir: string, more: Record<string, string> = {}) => ({
  command: `node apps/sandbox/${schoolFolder('dist')}/server.mjs`,
  cwd: workspace,
  // Not its health: that is red where one of the two sites was not built.
  url: `http://127.0.0.1:${port}/portal/login`,
  reuseExistingServer: false,
  env: {
    PORT: String(port),
    SITE_DIR: siteDir,
    DATA_DIR: `e2e/test-results/${schoolFolder('.data')}-${port}`,
    RATE_LIMITS: 'off',
    ...more,
  },
});

const browser = process.env['KIDCODE_BROWSER'];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/output',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine gets a second look; the first failure stays in the report as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // `npm test` adds up the report (scripts/tally.mjs).
  reporter: [['list'], ['json', { outputFile: `../test-results/${schoolFolder('e2e')}/browser.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    timezoneId: TIME.zone,
    // A page in motion keeps the machine busy for every test; the sentences about motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // To record every test is a quarter of the time; `--trace on` records one that is looked into.
    trace: 'on-first-retry',
    // What the site keeps on the device would be there in the next test; offline.spec.ts lets it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, testIgnore: /\.phone\.spec\.ts$/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: /\.phone\.spec\.ts$/,
    },
  ],
  webServer: [
    sandbox(PORT, `apps/web/${schoolFolder('dist')}/client`, {
      // Nobody asks another school's assistant.
      FILL_KNOWLEDGE: currentSchool() === DEFAULT_SCHOOL ? 'on' : 'off',
    }),
    // Nor this one's.
    sandbox(DEVELOPMENT_PORT, `apps/web/${schoolFolder('dist-development')}/client`, {
      FILL_KNOWLEDGE: 'off',
    }),
  ],
});
