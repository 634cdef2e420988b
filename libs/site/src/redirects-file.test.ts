import { ADDRESSES, answerOfHost, answerOfTable, HOST_ORDERS, RULES } from '../test/static-host';

const answers = (answerOf: (path: string) => string) => ADDRESSES.map((path) => [path, answerOf(path)]);

// A host that asked the rules first moved eleven camp pages on to others.
describe('redirectsFile', () => {
  it.each(HOST_ORDERS)('answers as the table does on a host that asks its %s first', (order) => {
    expect(answers((path) => answerOfHost(order, path))).toEqual(answers(answerOfTable));
  });

  it('stays within what Cloudflare Pages reads', () => {
    const patterns = RULES.findIndex(({ from }) => from.includes(':'));
    expect(patterns).toBeLessThanOrEqual(2000);
    expect(RULES.length - patterns).toBeLessThanOrEqual(100);
    expect(new Set(RULES.map(({ from }) => from)).size).toBe(RULES.length);
  });
});
