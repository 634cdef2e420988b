import { readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import {
  changesBetween,
  describeRelease,
  openTarget,
  publish,
  releasesOf,
  rollBack,
} from '../../scripts/releases.mjs';
import { temporaryFolder } from './temporary-folder';

type Facts = Readonly<Record<string, unknown>>;

const FACTS: Facts = {
  SEASONS: [{ id: 'winter', sale: { rates: { weekly: { fullDay: 29900 } } } }],
  CENTERS: [{ id: 'euless', phone: '(972) 555-0120', about: 'Classes.' }],
};
const DEARER: Facts = {
  SEASONS: [{ id: 'winter', sale: { rates: { weekly: { fullDay: 31000 } } } }],
  CENTERS: [{ id: 'euless', phone: '(972) 555-0121', about: 'Classes!' }],
};

describe('a folder of releases', () => {
  let { root, put: write } = temporaryFolder();
  /** A build as `deployment.json` describes it. */
  const build = (mark: string, pages: Readonly<Record<string, string>>, script = 'one') => {
    rmSync(join(root, 'build'), { recursive: true, force: true });
    for (const [file, words] of Object.entries(pages))
      write(`build/${file}`, `<main>${words}</main><script>${mark}</script>`);
    write(`build/assets/${script}.js`, script);
    write('build/deployment.json', JSON.stringify({ school: mark, files: [`/assets/${script}.js`] }));
    write('functions/supabase/dist/camp-token/index.js', mark);
    return join(root, 'build');
  };
  const open = () => {
    const target = openTarget(join(root, 'target'));
    target.make();
    return target;
  };
  const put = (
    name: string,
    mark: string,
    facts: Facts,
    site: string,
    deployFunctions = (): void => undefined,
  ) =>
    publish(open(), {
      ...{ name, site, functions: join(root, 'functions'), deployFunctions },
      description: describeRelease(site, facts, mark),
    });
  const shown = (file: string) => readFileSync(join(root, 'target/current', file), 'utf8');

  beforeEach(() => {
    ({ root, put: write } = temporaryFolder());
  });

  it('shows a release, then the next one, and keeps the files of the first for pages that are open', () => {
    put('2026-01-01', 'aa', FACTS, build('aa', { 'index.html': 'Home' }));
    expect(shown('site/index.html')).toContain('Home');
    // A web server is somebody else.
    expect(statSync(join(root, 'target/current')).mode & 0o777).toBe(0o755);
    put('2026-01-02', 'bb', FACTS, build('bb', { 'index.html': 'Home again' }, 'two'));
    expect(shown('site/index.html')).toContain('Home again');
    expect([shown('site/assets/one.js'), shown('site/assets/two.js')]).toEqual(['one', 'two']);
    expect(shown('functions/supabase/dist/camp-token/index.js')).toBe('bb');
  });

  it('takes the last release back, with its functions', () => {
    put('2026-01-01', 'aa', FACTS, build('aa', { 'index.html': 'Home' }));
    put('2026-01-02', 'bb', DEARER, build('bb', { 'index.html': 'Dear' }));
    const functions: string[] = [];
    const name = rollBack(open(), (folder: string) => {
      functions.push(readFileSync(join(folder, 'supabase/dist/camp-token/index.js'), 'utf8'));
    });
    expect({ name, functions, home: shown('site/index.html').includes('Home') }).toEqual({
      ...{ name: '2026-01-01', functions: ['aa'], home: true },
    });
    expect(() => rollBack(open(), () => undefined)).toThrow(
      'there is no release before the one that is shown',
    );
  });

  // It brought back the release that had been taken back.
  it('goes back to what was shown before, not to what was taken back', () => {
    const rollback = () => rollBack(open(), () => undefined);
    const publishHome = (day: string) => put(day, 'aa', FACTS, build('aa', { 'index.html': day }));
    for (const day of ['2026-01-01', '2026-01-02']) publishHome(day);
    expect(rollback()).toBe('2026-01-01');
    for (const day of ['2026-01-03', '2026-01-04']) publishHome(day);
    expect([rollback(), rollback()]).toEqual(['2026-01-03', '2026-01-01']);
    publishHome('2026-01-05');
    expect(releasesOf(open()).names).toEqual(['2026-01-01', '2026-01-05']);
  });

  it.each([
    ['without its home page', 'index.html'],
    ['without a script', 'assets/one.js'],
    ['without its description', 'deployment.json'],
  ])('refuses a build %s, and shows what it showed', (_what, file) => {
    put('2026-01-01', 'aa', FACTS, build('aa', { 'index.html': 'Home' }));
    const site = build('bb', { 'index.html': 'Broken' });
    rmSync(join(site, file));
    expect(() => put('2026-01-02', 'bb', FACTS, site)).toThrow(/is not a whole build: expected/);
    expect(shown('site/index.html')).toContain('Home');
  });

  it('refuses a build of other documents', () => {
    expect(() => put('2026-01-01', 'bb', FACTS, build('aa', { 'index.html': 'Home' }))).toThrow(
      /is of other documents than these: build it again$/,
    );
  });

  it('leaves all as it is where the functions cannot be deployed', () => {
    put('2026-01-01', 'aa', FACTS, build('aa', { 'index.html': 'Home' }));
    const broken = () => {
      throw new Error('no functions');
    };
    expect(() => put('2026-01-02', 'bb', DEARER, build('bb', { 'index.html': 'Dear' }), broken)).toThrow(
      'no functions',
    );
    expect(readlinkSync(join(root, 'target/current'))).toBe('releases/2026-01-01');
    expect(releasesOf(open()).names).toEqual(['2026-01-01']);
  });

  it('keeps five', () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7])
      put(`2026-01-0${day}`, 'aa', FACTS, build('aa', { 'index.html': `${day}` }));
    expect(releasesOf(open()).names).toHaveLength(5);
    expect(shown('site/index.html')).toContain('7');
  });

  it('says in words what a release changes: pages, prices, addresses', () => {
    const before = describeRelease(
      build('aa', { 'index.html': 'Home', 'faq.html': 'FAQ', 'old.html': 'Old' }),
      FACTS,
      'aa',
    );
    const after = describeRelease(
      build('bb', { 'index.html': 'Home', 'faq.html': 'FAQ!', 'new/index.html': 'New' }),
      DEARER,
      'bb',
    );
    expect(changesBetween(before, after)).toEqual([
      'new pages: /new',
      'pages that go: /old',
      'pages with other words: /faq',
      'price: SEASONS › winter › sale › rates › weekly › fullDay: $299.00 -> $310.00',
      'address: CENTERS › euless › phone: (972) 555-0120 -> (972) 555-0121',
      'other facts: 1',
    ]);
    expect(changesBetween(after, after)).toEqual([]);
    expect(changesBetween(null, after)).toEqual(['the first release: 3 pages']);
  });
});
