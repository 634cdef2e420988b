import { canSend, sendsOnKey } from './assistant-rules';

it.each([
  ['Hello', false, true],
  ['Hello', true, false],
  ['', false, false],
  ['  \n ', false, false],
  ['', true, false],
])('text "%s" while loading %s: send %s', (text, loading, expected) => {
  expect(canSend(text, loading)).toBe(expected);
});

it.each([
  [{ key: 'Enter', shiftKey: false }, true],
  [{ key: 'Enter', shiftKey: true }, false],
  [{ key: 'Enter', shiftKey: false, isComposing: true }, false],
  [{ key: 'a', shiftKey: false }, false],
])('key %j sends: %s', (key, expected) => {
  expect(sendsOnKey(key)).toBe(expected);
});
