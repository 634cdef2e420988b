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
    templateIds: { coupon: 'coupon', info: 'info', teacher: 'teacher', season: 'season', waiting: 'waiting' },
  },
  supabase: { url: '', anonKey: 'sandbox' },
  showSamples: true,
  version: '0.0.0',
};

/** What react-markdown is made of; all of it ESM-only. */
const MARKDOWN =
  'react-markdown|micromark[^/]*|(mdast|hast|unist|estree)-util-[^/]*|vfile[^/]*|remark-[^/]*|character-[^/]*|' +
  '(space|comma)-separated-tokens|is-(alphabetical|alphanumerical|decimal|hexadecimal|plain-obj)|@ungap/structured-clone|' +
  'decode-named-character-reference|html-url-attributes|(parse|stringify)-entities|property-information|unified|bail|' +
  'ccount|devlop|longest-streak|trim-lines|trough|zwitch';

export default {
  ...base,
  // The last project to end has both cores to itself; Jest leaves one idle.
  maxWorkers: '100%',
  transformIgnorePatterns: base.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', `(?!(${MARKDOWN}|`),
  ),
  testMatch: [...base.testMatch, '<rootDir>/build/**/*.test.ts'],
  globals: { __SITE_CONFIG__: siteConfig },
};
