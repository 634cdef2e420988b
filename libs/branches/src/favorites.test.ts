import fc from 'fast-check';
import { CENTER_IDS } from './branches';
import { parseFavorites, toggleFavorite } from './favorites';

const favorites = fc.subarray([...CENTER_IDS]);

describe('parseFavorites', () => {
  it.each([
    [null, []],
    ['', []],
    ['[', []],
    ['null', []],
    ['"euless"', []],
    ['{"0":"euless"}', []],
    ['[]', []],
    ['["euless"]', ['euless']],
    ['["euless","flower-mound","euless"]', ['flower-mound', 'euless']],
    ['["online","paris",1,null,["euless"],"euless"]', ['euless']],
  ])('reads %p as %p', (raw, list) => expect(parseFavorites(raw)).toEqual(list));

  it('never throws and yields only known centers, each once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
        const list = parseFavorites(raw);
        expect(new Set(list).size).toBe(list.length);
        for (const id of list) expect(CENTER_IDS).toContain(id);
      }),
    );
  });

  it('reads back what was stored', () => {
    fc.assert(fc.property(favorites, (list) => expect(parseFavorites(JSON.stringify(list))).toEqual(list)));
  });
});

describe('toggleFavorite', () => {
  it('adds a center and removes it', () => {
    expect(toggleFavorite(['euless'], 'flower-mound')).toEqual(['flower-mound', 'euless']);
    expect(toggleFavorite(['flower-mound', 'euless'], 'flower-mound')).toEqual(['euless']);
  });

  it('changes nothing when done twice, and leaves the list it was given alone', () => {
    fc.assert(
      fc.property(favorites, fc.constantFrom(...CENTER_IDS), (list, id) => {
        const before = [...list];
        expect(toggleFavorite(toggleFavorite(list, id), id)).toEqual(list);
        expect(list).toEqual(before);
      }),
    );
  });
});
