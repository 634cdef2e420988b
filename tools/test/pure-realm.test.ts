import '../jest/pure-realm.cjs';
import { temporaryFolder } from './temporary-folder';

describe('the realm that domain libraries are tested in', () => {
  const { put } = temporaryFolder();
  let count = 0;
  /** Runs an expression as a file of a library's sources, or as a test of its. */
  const asked = (expression: string, ending = '.js'): unknown => {
    count += 1;
    const file = put(
      `libs/planted/src/planted-${String(count)}${ending}`,
      `exports.planted = () => ${expression.replace("'date-fns'", DATE_FNS)};\n`,
    );
    return jest.requireActual<{ planted: () => unknown }>(file).planted();
  };
  const DATE_FNS = JSON.stringify(require.resolve('date-fns'));

  it.each([
    'new Date()',
    'Date.now()',
    'Reflect.construct(Date, [])',
    '[Date].map((Clock) => new Clock())',
    'Math.random()',
    'new Intl.DateTimeFormat().format(0)',
    "new Date(0).toLocaleDateString('en-US')",
    'performance.now()',
    'crypto.getRandomValues(new Uint8Array(4))',
    'crypto.randomUUID()',
    "fetch('data:,planted')",
    'process.env',
    'globalThis.window',
    'globalThis.document',
    "require('date-fns').startOfToday()",
  ])('refuses a library %s', (expression) => {
    expect(() => asked(expression)).toThrow(/is an argument of a library; asked for/);
    expect(() => asked(expression, '.test.js')).not.toThrow();
  });

  it.each([
    'new Date(0).toISOString()',
    "new Date('2025-12-01T00:00:00Z').getTime()",
    "new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).format(0)",
    "require('date-fns').addDays(new Date(0), 1).getTime()",
  ])('lets a library %s', (expression) => {
    expect(asked(expression)).toBeDefined();
  });
});
