import {
  ADDRESSES,
  answerOfHost,
  answerOfTable,
  HOST_ORDERS,
  KNOWN_ADDRESSES,
  placeOnHost,
  RULES,
} from '../test/static-host';
import { resolvePath } from './resolve-path';

const answers = (answerOf: (path: string) => string) => ADDRESSES.map((path) => [path, answerOf(path)]);

// A host that asked the rules first moved eleven camp pages on to others.
describe('redirectsFile', () => {
  it.each(HOST_ORDERS)('answers as the table does on a host that asks its %s first', (order) => {
    expect(answers((path) => answerOfHost(order, path))).toEqual(answers(answerOfTable));
  });

  // Nobody had written an address otherwise: `/camps/winter/Euless` was an unknown center, which is Flower Mound.
  it.each(HOST_ORDERS)(
    'leads a slash or capitals to the same place on a host that asks its %s first',
    (order) => {
      for (const address of KNOWN_ADDRESSES.filter((known) => known !== '/')) {
        const { finalPath } = resolvePath(address);
        expect([address, answerOfHost(order, `${address}/`)]).toEqual([
          address,
          answerOfHost(order, address),
        ]);
        for (const written of [address.toUpperCase(), address.slice(0, -1) + address.slice(-1).toUpperCase()])
          expect([written, placeOnHost(order, written)]).toEqual([written, finalPath]);
      }
    },
  );

  it('stays within what Cloudflare Pages reads', () => {
    const patterns = RULES.findIndex(({ from }) => from.includes(':'));
    expect(patterns).toBeLessThanOrEqual(2000);
    expect(RULES.length - patterns).toBeLessThanOrEqual(100);
    expect(new Set(RULES.map(({ from }) => from)).size).toBe(RULES.length);
  });
});
