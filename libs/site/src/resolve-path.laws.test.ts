import { BRANCH_IDS } from '@kidcode/branches';
import fc from 'fast-check';
import { IN_CENTER } from './param-values';
import { prerenderPaths, resolvePath } from './resolve-path';

/** Paths made of the words of the table, so that many of them mean something. */
const pathLike = fc
  .array(
    fc.constantFrom(
      ...BRANCH_IDS,
      IN_CENTER,
      'camps',
      'programs',
      'winter',
      'summer',
      'core',
      'pricing',
      'teachers',
      'x',
      '',
    ),
    { maxLength: 4 },
  )
  .map((segments) => `/${segments.join('/')}`);

describe('resolvePath', () => {
  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath(), pathLike), (text) => {
        const resolved = resolvePath(text);
        expect(resolved.path).toBe(text);
        expect(resolved.page === null).toBe(resolved.kind === 'not-found');
      }),
    );
  });

  it('leads every redirect to a page in one step', () => {
    fc.assert(
      fc.property(pathLike, (text) => {
        const { kind, redirects, finalPath } = resolvePath(text);
        if (kind !== 'redirect') return;
        expect(redirects).toEqual([finalPath]);
        expect(resolvePath(finalPath).kind).toBe('page');
      }),
      { numRuns: 500 },
    );
  });

  it('answers a path and its final path alike', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...prerenderPaths()),
        fc.constantFrom('', '/', '?a=1', '#b'),
        (path, tail) => {
          const { page, params, finalPath } = resolvePath(`${path}${tail}`);
          expect(resolvePath(finalPath)).toMatchObject({ page, params, kind: 'page' });
        },
      ),
    );
  });
});
