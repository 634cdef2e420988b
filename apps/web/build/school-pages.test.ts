import { readFileSync } from 'node:fs';
import { PAGE_IDS } from '@kidcode/school';
import { withoutMissingPages } from './school-pages';

const SOURCE = readFileSync(`${__dirname}/../src/app/page-modules.ts`, 'utf8');

const pagesIn = (source: string) =>
  [...source.matchAll(/import\('\.\.\/pages\/([\w-]+)-page'\)/g)].map((match) => match[1]);

const ALL = PAGE_IDS.filter((id) => id !== 'not-found' && id !== 'home');

describe('withoutMissingPages', () => {
  it('leaves a school that has every page as it is', () => {
    expect(withoutMissingPages(SOURCE, PAGE_IDS)).toBe(SOURCE);
    expect(pagesIn(SOURCE).sort()).toEqual([...ALL].sort());
  });

  it.each(ALL)('leaves out %s, and nothing else', (missing) => {
    const left = pagesIn(
      withoutMissingPages(
        SOURCE,
        PAGE_IDS.filter((id) => id !== missing),
      ),
    );
    expect(left.sort()).toEqual(ALL.filter((id) => id !== missing).sort());
  });

  it('keeps the map a map when a school has next to nothing', () => {
    const source = withoutMissingPages(SOURCE, ['home', 'faq']);
    expect(source).toMatch(/CODE_PAGES: [^=]+= \{\n {2}faq: \(\) => import\('[^']+'\)[^\n]+\n\};\n/);
  });

  it('refuses an entry that it cannot read', () => {
    const unreadable = SOURCE.replace("import('../pages/faq-page')", 'importFaq()');
    expect(() => withoutMissingPages(unreadable, ['home'])).toThrow(
      'cannot read the entry "faq: () => importFaq()',
    );
  });
});
