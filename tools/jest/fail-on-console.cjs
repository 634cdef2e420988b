// An unexpected console.error or console.warn is a defect: the test that caused it fails.
// A test that provokes one on purpose mocks the console itself and asserts what was said.
const { format } = require('node:util');

const seen = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  seen.length = 0;
  for (const level of ['error', 'warn']) {
    console[level] = (...args) => seen.push(`console.${level}: ${format(...args)}`);
  }
});

afterEach(() => {
  Object.assign(console, original);
  if (seen.length > 0) throw new Error(`unexpected console output\n${seen.join('\n')}`);
});
