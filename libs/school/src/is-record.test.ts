import { isRecord } from './is-record';

it.each([
  [{}, true],
  [[], false],
  [null, false],
  ['{}', false],
  [7, false],
  [undefined, false],
])('%j is a JSON object: %p', (value, isOne) => {
  expect(isRecord(value)).toBe(isOne);
});
