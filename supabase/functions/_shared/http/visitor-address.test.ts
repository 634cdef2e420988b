import { visitorAddress } from './visitor-address.ts';

describe('visitorAddress', () => {
  // The first entry was taken, which the caller writes: 200 calls passed a limit of 30.
  it.each([
    ['203.0.113.7', 1, '203.0.113.7'],
    ['10.0.1.2, 203.0.113.7', 1, '203.0.113.7'],
    ['10.0.1.2,10.0.1.3 , 203.0.113.7, 172.16.0.1', 2, '203.0.113.7'],
    ['203.0.113.7', 2, '203.0.113.7'],
    ['', 1, null],
    [null, 1, null],
    [' , ', 1, null],
  ])('of %j behind %d proxies is %j', (header, hops, address) => {
    expect(visitorAddress(header, hops)).toBe(address);
  });
});
