import { jestConfig } from '../../tools/jest/jest-preset.mjs';

const base = jestConfig(import.meta.url, { react: true });

/** What build/build.mjs would hand over; the day is the one that the content is about. */
const siteConfig = {
  pinnedToday: '2025-12-01',
  builtToday: '2025-12-01',
  origin: 'https://www.kidcode.example',
  portal: '/portal',
  tokenSigner: 'server',
  functionsUrl: '/functions/v1',
  embeddedTokenSecret: null,
  mapsKey: null,
  email: {
    origin: '',
    publicKey: 'sandbox',
    serviceId: 'sandbox',
    templateIds: { coupon: 'coupon', info: 'info', teacher: 'teacher' },
  },
  supabase: { url: '', anonKey: 'sandbox' },
  version: '0.0.0',
};

export default {
  ...base,
  testMatch: [...base.testMatch, '<rootDir>/build/**/*.test.ts'],
  globals: { __SITE_CONFIG__: siteConfig },
};
