import { chooseEncoding } from './choose-encoding';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['deflate', 'identity'],
] as const)('for %p chooses %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
