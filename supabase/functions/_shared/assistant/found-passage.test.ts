import { linkTo, readFoundPassages } from './found-passage.ts';

const FOUND = {
  path: '/faq',
  anchor: 'zebra',
  title: 'Questions',
  heading: 'Zebras',
  content: '',
  share: 0.6,
};

describe('a passage that the search found', () => {
  it.each([
    [{}, '[Zebras](/faq#zebra)'],
    [{ heading: '', anchor: '' }, '[Questions](/faq)'],
    [{ anchor: 'a b)' }, '[Zebras](/faq#a%20b))'],
    [{ heading: 'A  *b*\n[c](d) <i>' }, '[A \\*b\\* \\[c\\](d) \\<i\\>](/faq#zebra)'],
  ])('with %j is linked as %s', (changes, link) => {
    expect(linkTo({ ...FOUND, ...changes })).toBe(link);
  });

  it('is read from whatever the database says', () => {
    const nothing = { path: '', anchor: '', title: '', heading: '', content: '', share: 0 };
    expect(readFoundPassages([FOUND, { path: 7 }])).toEqual([FOUND, nothing]);
    expect(readFoundPassages({ path: '/faq' })).toEqual([]);
  });
});
