import { visitorAddress, visitorNetwork } from './visitor.ts';

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

describe('visitorNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:50123', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8::1:0:0:1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['1:2:3', '1:2:3'],
    ['1::2::3', '1::2::3'],
    ['', ''],
  ])('of %j is %j', (address, network) => expect(visitorNetwork(address)).toBe(network));
});
