import { readFileSync } from 'node:fs';
import { FEW_CENTERS } from '@kidcode/branches';
import { CENTERS } from '@kidcode/current-school';
import { PAGE_IDS } from '@kidcode/school';

import { centersFile, centersFrom, foreignContent, MOST_IN_SCRIPT, withoutMissingPages } from './plugins';

const FOLDER = '/repository/schools/harbor';

it('takes what the school itself has', () => {
  expect(foreignContent('@kidcode/current-school', `${FOLDER}/index.ts`, FOLDER)).toBeNull();
});

// Seen in a build of harbor: its camps overview carried the first school's words about online camps, unnoticed.
it.each([
  '/repository/schools/kidcode/generated/texts/home.ts',
  '/repository/schools/harbor-two/generated/texts/home.ts',
])('refuses %s for another school', (file) => {
  expect(foreignContent('@kidcode/current-school/generated/texts/home', file, FOLDER)).toMatch(
    /texts\/home.*harbor/,
  );
});

it('takes the facts out of scripts from the size on at which pages stop listing them all', () => {
  expect(MOST_IN_SCRIPT).toBe(FEW_CENTERS);
});

it('keeps every fact, under a name that changes with them', () => {
  const { fileName, source } = centersFile(CENTERS);
  expect(JSON.parse(source)).toEqual(CENTERS);
  expect(fileName).toMatch(/^assets\/centers-[0-9a-f]{8}\.json$/);
  expect(centersFile(CENTERS).fileName).toBe(fileName);
  expect(centersFile(CENTERS.slice(1)).fileName).not.toBe(fileName);
});

it('leaves a script as large as it is, whatever centers there are', () => {
  const address = `/${centersFile(CENTERS).fileName}`;
  const more = `/${centersFile([...CENTERS, ...CENTERS]).fileName}`;
  for (const hasBoot of [true, false])
    expect(centersFrom(more, hasBoot)).toHaveLength(centersFrom(address, hasBoot).length);
  expect(centersFrom(address, false)).toContain(address);
});

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
