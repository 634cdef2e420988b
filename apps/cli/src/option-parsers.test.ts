import { decimalBetween, epochSeconds, siteAddress, zipCode } from './option-parsers';

describe('decimalBetween', () => {
  const latitude = decimalBetween('degrees', -90, 90);

  it.each([
    ['32.9', 32.9],
    ['-90', -90],
    ['+.5', 0.5],
    ['7.', 7],
  ])('reads %s', (text, value) => expect(latitude(text)).toBe(value));

  it.each(['', ' ', 'abc', '1e1', '0x1', 'NaN', 'Infinity', '90.1', '-91', '1,5', '1 2'])(
    'refuses "%s"',
    (text) => {
      expect(() => latitude(text)).toThrow('Expected degrees from -90 to 90.');
    },
  );
});

describe('epochSeconds', () => {
  it.each(['', '-1', '1.5', '1e9', 'now', '253402300800', '1234567890123'])('refuses "%s"', (text) => {
    expect(() => epochSeconds(text)).toThrow('Expected whole seconds since 1970');
  });
});

describe('siteAddress', () => {
  it.each([
    ['http://localhost:4310', 'http://localhost:4310'],
    ['https://example.com/', 'https://example.com'],
    ['https://example.com/site/', 'https://example.com/site'],
  ])('reads %s', (text, address) => expect(siteAddress(text)).toBe(address));

  it.each(['', 'localhost:4310', 'ftp://example.com', 'https://a:b@example.com', 'https://example.com?a=1'])(
    'refuses "%s"',
    (text) => expect(() => siteAddress(text)).toThrow('Expected an http(s) address'),
  );
});

describe('zipCode', () => {
  it.each(['', '7609', '760921', 'Southlake', '76092-', '７６０９２'])('refuses "%s"', (text) => {
    expect(() => zipCode(text)).toThrow('Expected a ZIP code of five digits');
  });
});
