import fc from 'fast-check';
import { prerenderPaths, resolvePath } from '@kidcode/site';

import { parseScan } from './parse-scan';
import { SCAN_TARGETS } from './code-maker';

const HOME = 'https://www.kidcode.example';
const OWN = [HOME, 'http://localhost:4200'];

it.each(SCAN_TARGETS)('reads back the code for $label', ({ path }) => {
  const result = parseScan(HOME + path, OWN);
  expect(result.ok && result.value.path).toBe(path);
});

it.each([
  ['https://evil.example/camps', 'foreign'],
  ['https://www.kidcode.example.evil.example/camps', 'foreign'],
  ['https://www.kidcode.example@evil.example/camps', 'foreign'],
  ['https://someone@www.kidcode.example/camps', 'foreign'],
  ['http://www.kidcode.example/camps', 'foreign'],
  ['https://www.kidcode.example:8443/camps', 'foreign'],
  ['//evil.example/camps', 'foreign'],
  ['/camps', 'foreign'],
  ['javascript:alert(1)//https://www.kidcode.example/', 'foreign'],
  ['data:text/html,https://www.kidcode.example/', 'foreign'],
  ['WIFI:S:school;P:secret;;', 'foreign'],
  ['', 'foreign'],
  ['https://www.kidcode.example//evil.example', 'unknown-page'],
  ['https://www.kidcode.example/\\evil.example', 'unknown-page'],
  ['https://www.kidcode.example/nowhere', 'unknown-page'],
])('does not open %j: %s', (text, error) => expect(parseScan(text, OWN)).toEqual({ ok: false, error }));

it('keeps query and fragment, and tells the title', () => {
  expect(parseScan(`${HOME}/faq?a=1#ages`, OWN)).toEqual({
    ok: true,
    value: { path: '/faq?a=1#ages', title: resolvePath('/faq').title },
  });
});

it('accepts every page of the site', () => {
  for (const path of prerenderPaths()) expect(parseScan(HOME + path, OWN).ok).toBe(true);
});

it('never lets anything but an existing path of this site through', () => {
  const parts = fc.constantFrom(
    '/',
    '//',
    '\\',
    '@',
    ':',
    '?',
    '#',
    '..',
    'camps',
    'euless',
    'evil.example',
    HOME,
    'https:',
  );
  const text = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(parts, { maxLength: 8 }).map((all) => HOME + all.join('')),
  );
  fc.assert(
    fc.property(text, (code) => {
      const result = parseScan(code, OWN);
      if (!result.ok) return;
      const opened = new URL(result.value.path, HOME);
      expect(opened.origin).toBe(HOME);
      expect(resolvePath(opened.pathname).kind).not.toBe('not-found');
    }),
    { numRuns: 500 },
  );
});
