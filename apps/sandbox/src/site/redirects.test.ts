import { redirectFinder } from './redirects';

const find = redirectFinder([
  { from: '/camps/winter', to: '/camps/winter/flower-mound', status: 302 },
  { from: '/camps/:branchId', to: '/camps/winter/:branchId', status: 301 },
  { from: '/old/*', to: '/new/*', status: 301 },
  { from: '/go/:anywhere', to: '/:anywhere', status: 302 },
  { from: '/same/:any/:any', to: '/', status: 301 },
]);

describe('redirectFinder', () => {
  it.each([
    ['/camps/winter', '/camps/winter/flower-mound'],
    ['/camps/euless', '/camps/winter/euless'],
    ['/old/a/b', '/new/a/b'],
    ['/same/a/b', '/'],
  ])('moves %s to %s', (from, to) => {
    expect(find(from)?.location).toBe(to);
  });

  it.each(['/camps', '/camps/a/b', '/nothing', ''])('leaves %p alone', (path) => {
    expect(find(path)).toBeNull();
  });

  it('never leads to another host, whatever a place holds', () => {
    const everywhere = redirectFinder([{ from: '/*', to: '/*', status: 302 }]);
    expect(everywhere('//evil.example')).toBeNull();
  });
});
