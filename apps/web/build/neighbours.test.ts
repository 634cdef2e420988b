import fc from 'fast-check';

import { neighbourhoods, type SharedFile } from './neighbours';

const file = (id: string, neededBy: readonly string[], more: Partial<SharedFile> = {}): SharedFile => ({
  id,
  bytes: 500,
  imports: [],
  neededBy: new Set(neededBy),
  isFirst: false,
  ...more,
});

const NO_OWN = new Map<string, number>();

/** Whether files that import each other in a circle come out. */
function hasCircle(files: readonly SharedFile[], homes: readonly (readonly string[])[]): boolean {
  const homeOf = new Map(homes.flatMap((ids, at) => ids.map((id) => [id, at] as const)));
  const next = homes.map(
    (ids, at) =>
      new Set(
        files
          .filter(({ id }) => ids.includes(id))
          .flatMap(({ imports }) => imports.map((id) => homeOf.get(id)))
          .filter((home) => home !== undefined && home !== at),
      ),
  );
  // Whoever leads nowhere any more is taken away; what stays is a circle.
  let left = new Set(homes.keys());
  for (;;) {
    const ends = [...left].filter((at) =>
      [...(next[at] ?? [])].every((to) => to === undefined || !left.has(to)),
    );
    if (ends.length === 0) return left.size > 0;
    left = new Set([...left].filter((at) => !ends.includes(at)));
  }
}

/** Files that import earlier ones only, and are needed by whoever needs a file that imports them. */
const filesWithoutCircles = fc
  .array(
    fc.record({
      bytes: fc.integer({ min: 1, max: 20_000 }),
      neededBy: fc.subarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1 }),
      imports: fc.array(fc.nat(20), { maxLength: 4 }),
      isFirst: fc.boolean(),
    }),
    { maxLength: 14 },
  )
  .map((drafts) =>
    drafts.map(({ imports, neededBy, ...rest }, at) => ({
      ...file(String(at), neededBy, rest),
      imports: [...new Set(imports.filter((to) => to < at).map(String))],
    })),
  );

describe('which shared files become one', () => {
  it('puts together what the same pages need', () => {
    const files = [file('x', ['a', 'b']), file('y', ['a', 'b'])];
    expect(neighbourhoods(files, NO_OWN)).toEqual([['x', 'y']]);
  });

  it('keeps apart what is large and needed by different pages', () => {
    const files = [file('x', ['a'], { bytes: 90_000 }), file('y', ['b'], { bytes: 90_000 })];
    expect(neighbourhoods(files, NO_OWN)).toHaveLength(2);
  });

  it('spares the first page what other pages need', () => {
    const files = [file('x', ['home', 'a'], { isFirst: true }), file('y', ['a'])];
    expect(neighbourhoods(files, NO_OWN)).toHaveLength(2);
  });

  it('makes no circle: what lies between two files stays between them, or comes along', () => {
    const files = [
      file('low', ['a', 'b']),
      file('between', ['c'], { bytes: 900_000, imports: ['low'] }),
      file('high', ['a', 'b'], { imports: ['between'] }),
    ];
    expect(neighbourhoods(files, NO_OWN)).toHaveLength(3);
  });

  it('keeps every file once and never makes a circle', () => {
    fc.assert(
      fc.property(filesWithoutCircles, (files) => {
        const homes = neighbourhoods(files, NO_OWN);
        expect(homes.flat().sort()).toEqual(files.map(({ id }) => id).sort());
        expect(hasCircle(files, homes)).toBe(false);
      }),
    );
  });
});
