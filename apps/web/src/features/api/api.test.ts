import { callFailure, type CallFailure, retryDelay } from './api';

describe('callFailure', () => {
  it.each<[string, unknown, CallFailure]>([
    ['a refusal', { name: 'FunctionsHttpError', context: { status: 429 } }, { code: 'refused', status: 429 }],
    [
      'a server error',
      { name: 'FunctionsHttpError', context: { status: 503 } },
      { code: 'unreachable', status: 503 },
    ],
    [
      'a function that gave up',
      { name: 'FunctionsHttpError', context: { status: 504 } },
      { code: 'too-slow', status: 504 },
    ],
    [
      'no connection',
      { name: 'FunctionsFetchError', context: new TypeError('x') },
      { code: 'unreachable', status: null },
    ],
    [
      'a timeout',
      { name: 'FunctionsFetchError', context: { name: 'AbortError' } },
      { code: 'too-slow', status: null },
    ],
    ['broken JSON', new SyntaxError('x'), { code: 'unreadable', status: null }],
    ['a relay error', { name: 'FunctionsRelayError' }, { code: 'unreachable', status: null }],
    ['nothing known', null, { code: 'unreachable', status: null }],
  ])('reads %s', (_, error, failure) => {
    expect(callFailure(error)).toEqual(failure);
  });
});

it('waits 1, 2 and 4 seconds before the retries, and never more than 30', () => {
  expect([1, 2, 3].map(retryDelay)).toEqual([1_000, 2_000, 4_000]);
  expect(retryDelay(9)).toBe(30_000);
});
