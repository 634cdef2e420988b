import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { readRecipes } from './recipes/read-recipes';
import { scratchCopy } from './recipes/scratch-copy';

const RECIPES = readRecipes(readFileSync(resolve(__dirname, '../../CONTRIBUTING.md'), 'utf8'));
const DAY = '2025-12-01';
const LONGEST_RECIPE = 10;

/** Where a recipe's effect is in the built pages: what is there, and what no longer is. */
const SHOWN: readonly (readonly [recipe: string, page: string, shown: RegExp, hidden: RegExp | null])[] = [
  ['Change a price', 'camps/winter/flower-mound', /\$310/, /\$299/],
  ['Add next winter', 'camps/winter/euless', /Dec 22/, null],
  ['Close on single days', 'class-schedule', /timetable/i, /Whether classes meet on/],
  ['Add a camp season', 'camps/autumn/denver', /Autumn Camp/, null],
  ["Open a season's form", 'camps/autumn/denver', /\$259/, null],
  ['Other prices at one center', 'pricing/course-fee', /Euless \$246/, null],
  [
    'An offer at one center only',
    'euless/pricing/discounts-promotions',
    /Sibling discount/,
    /Refer a friend/,
  ],
  ['An offer at one center only', 'pricing/discounts-promotions', /Only at Flower Mound/, null],
  ['Add a center', 'learning-centers', /Denver/, null],
  // Sentences that count the centers said "two" and "both".
  ['Add a center', 'about-us', /three learning centers/, /two learning centers/i],
  ['Add a center', 'class-schedule', /at every center/, /both centers/i],
  ['Add a news item', 'news', /src="\/pictures\/news\/open-house\.jpg\.640\.webp"/, null],
  ['Add a question', 'faq', /What should we pack\?/, null],
  ['Add a teacher', 'euless/teachers', /Jo Example/, null],
  ['Add a teacher', 'euless/teachers', /pictures\/teachers\/jo-example/, null],
  ['Change words of a page', 'contact-us', /Four doors/, /Three doors/],
  ['Add a page', 'visit-us', /The rooms/, null],
  ['Add a page', '', /href="\/visit-us"/, null],
];

/** Slips in ten documents, in the order in which they are told, and how the sentence of each begins. */
const MISTAKES: readonly (readonly [file: string, from: string, to: string, sentence: string])[] = [
  ['answers/ages.yaml', 'question:', 'quesiton:', '"quesiton" is not known in an answer card'],
  ['asked.yaml', '/careers#apply', '/careers#aply', 'there is no headline #aply'],
  ['branches/euless.yaml', 'zip: 76039', 'zip: 7603', 'a ZIP has five digits'],
  ['faq/1-before.md', '#compare', '#compair', 'there is no headline #compair'],
  ['pages/about.md', '```hero', '```hreo', 'there is no block "hreo"'],
  ['policies.yaml', 'question:', 'questoin:', '"questoin" is not known in a policy'],
  ['school.yaml', 'state: TX', 'state: Texas', 'a state in two letters'],
  ['seasons/winter.yaml', '2: 2025-12-29', '2: 2025-12-26', 'Expected a start after'],
  ['teachers/jo-example.yaml', 'at: euless', 'at: eules', '"eules" is not a branch'],
  ['texts/contact.yaml', '  title: Four doors', '  titel: Four doors', '"titel" is not known'],
];

jest.setTimeout(600_000);

const COMMAND = 'apps/cli/dist/kidcode.cjs';

/** A copy of the project, and what runs scripts in it. */
function copyOfTests() {
  const copy = scratchCopy();
  const run = (args: readonly string[], day = DAY, school = '') =>
    copy.node(args, { SITE_TODAY: day, KIDCODE_SCHOOL: school });
  return { copy, run, node: (...args: readonly string[]) => run(args) };
}

// One copy for all of them: they do not touch the same lines, and a check of the types takes long.
describe('the recipes of CONTRIBUTING', () => {
  const { copy, run, node } = copyOfTests();
  const kidcode = (line: string, day?: string): unknown => {
    const { status, stdout, stderr } = run([COMMAND, ...line.split(' '), '--json'], day);
    expect({ line, status, stderr }).toEqual({ line, status: 0, stderr: '' });
    return JSON.parse(stdout);
  };

  const added = RECIPES.filter(({ title }) => !title.startsWith('Remove'));
  it.each(added)('"$title" can be done as it is written', ({ steps }) => {
    for (const step of steps) copy.follow(step);
  });

  it('has a recipe for everything that changes from year to year', () => {
    expect(RECIPES.map(({ title }) => title)).toEqual([
      'Change a price',
      'A discount from a day until a day',
      'Other prices at one center',
      'An offer at one center only',
      'A full week at one center',
      'Add next winter',
      'Mark a week as full',
      'Close on single days',
      'Add a camp season',
      "Open a season's form",
      'Remove a season',
      'Remove the online branch',
      'Add a puzzle to the first class',
      'Add a center',
      'Add a news item',
      'Add a question',
      'Teach the assistant something new',
      'Add a teacher',
      'Change words of a page',
      'Add a page',
      'Add a command',
    ]);
  });

  it('has at most ten lines for what needs no programming', () => {
    const long = RECIPES.filter(({ title, lines }) => title !== 'Add a command' && lines > LONGEST_RECIPE);
    expect(long).toEqual([]);
  });

  it('the school is made of its documents', () => {
    const { status, stderr } = node('tools/school/generate.mjs', 'kidcode');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('the types of the facts and of the libraries above them hold', () => {
    const settings = {
      extends: './tsconfig.pure.json',
      include: [
        'schools',
        ...['school', 'branches', 'scheduling', 'pricing', 'booking', 'site'].map(
          (name) => `libs/${name}/src`,
        ),
        'libs/booking/web-platform.d.ts',
      ],
      exclude: [
        '**/*.test.ts',
        'schools/*/generated/pages.ts',
        'schools/*/generated/pages',
        // It has a web platform of its own.
        'libs/school/src/school-mark.ts',
      ],
    };
    writeFileSync(join(copy.root, 'tsconfig.facts.json'), JSON.stringify(settings));
    const { status, stdout } = node('node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.facts.json');
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  it('the terminal is built from it', () => {
    const { status, stderr } = node('apps/cli/build.mjs');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('the check of the school finds nothing wrong, nor anything over in the year after', () => {
    const { ok, problems: noticed } = kidcode('school check') as {
      readonly ok: boolean;
      readonly problems: readonly { readonly code: string; readonly path: string }[];
    };
    expect(ok).toBe(true);
    // The center is in Colorado. Cards of the assistant are told where they count to two; pages, seasons and texts do not.
    expect(noticed).toContainEqual(
      expect.objectContaining({ code: 'center-elsewhere', path: 'CENTERS.denver.zip' }),
    );
    const counted = noticed.filter(({ code }) => code === 'counted-centers').map(({ path }) => path);
    expect(counted.filter((path) => !path.includes('/answers/'))).toEqual([]);
    expect(counted.length).toBeGreaterThan(0);
    const { problems } = kidcode('school check --today 2026-09-01') as {
      readonly problems: readonly { readonly code: string; readonly path: string }[];
    };
    const over = problems.filter(({ code }) => code === 'season-over').map(({ path }) => path);
    expect(over.filter((path) => /winter|autumn/.test(path))).toEqual([]);
    expect(over.length).toBeGreaterThan(0);
  });

  it('a season has a price of what it sells', () => {
    const quote = kidcode('quote camp --season autumn --type weekly --weeks 1', '2026-09-01');
    expect(quote).toMatchObject({ originalPrice: 259, sellable: true });
  });

  it('a discount holds from its first day until its last', () => {
    const discount = (day: string) => kidcode('quote camp --season winter --type weekly --weeks 1', day);
    expect(discount('2025-11-01')).toMatchObject({ discountPercent: 15 });
    expect(discount('2025-12-10')).toMatchObject({ discountPercent: 15 });
    expect(discount('2025-10-31')).toMatchObject({ discountPercent: 0, discountLabel: '' });
    expect(discount('2025-12-11')).toMatchObject({ discountPercent: 0, discountLabel: '' });
  });

  it('a center has its own price and its own full week, and the other ones have neither', () => {
    const at = (center: string) =>
      kidcode(`quote camp --season winter --type weekly --weeks 1 --branch ${center}`);
    expect(at('euless')).toMatchObject({ originalPrice: 289, sellable: false });
    expect(at('flower-mound')).toMatchObject({ originalPrice: 310, sellable: true });
    expect(at('denver')).toMatchObject({ originalPrice: 310, sellable: true });
  });

  it('a full week is full, and the one before is not', () => {
    const { SEASONS } = kidcode('school show') as { readonly SEASONS: readonly object[] };
    expect(SEASONS[0]).toMatchObject({
      editions: [{ weeks: [{ number: 1 }, { number: 2, seats: 'full' }] }, { id: 'winter-2026' }],
    });
  });

  it('an edition is shown when the one before is over', () => {
    const dates = (day: string) =>
      (kidcode('school show', day) as { readonly seasonsOnTheDay: readonly object[] }).seasonsOnTheDay;
    expect(dates(DAY)).toContainEqual(expect.objectContaining({ season: 'winter', shown: 'winter-2025' }));
    expect(dates('2026-06-01')).toContainEqual(
      expect.objectContaining({ season: 'winter', shown: 'winter-2026', status: 'announced' }),
    );
  });

  it('a season has a page at every center, the new one too', () => {
    for (const center of ['flower-mound', 'euless', 'denver']) {
      expect(kidcode(`routes resolve /camps/autumn/${center}`)).toMatchObject({ kind: 'page', page: 'camp' });
    }
  });

  it('a center is nearest to its own door, and its camps can be booked', () => {
    expect(kidcode('branches nearest --lat 39.7 --lng -105')).toMatchObject({ center: 'denver' });
    expect(kidcode('branches show denver')).toMatchObject({ code: 'KnCTX1003' });
    expect(kidcode('link trial --branch denver')).toMatchObject({
      url: expect.stringContaining('name=KnCTX1003') as string,
    });
  });

  it('a page has its address, and every link and page is sound', () => {
    expect(kidcode('routes resolve /visit-us')).toMatchObject({
      kind: 'page',
      page: 'visit-us',
      title: expect.stringMatching(/^Visit a Learning Center/) as string,
    });
    expect(kidcode('routes verify')).toMatchObject({ ok: true, problems: [] });
    const module = readFileSync(join(copy.root, 'schools/kidcode/generated/pages/visit-us.ts'), 'utf8');
    for (const block of ['Hero', 'Steps', 'Places', 'Next']) expect(module).toContain(`placed(${block},`);
  });

  it('a command does what it says, and is in the help', () => {
    expect(kidcode('offers')).toContainEqual(expect.objectContaining({ id: 'sibling' }));
    expect(run([COMMAND, '--help']).stdout).toContain('offers');
  });

  it('the site is built from it', () => {
    expect(node('apps/web/build/build.mjs', '--pages').status).toBe(0);
  });

  // The build refused a third center whose documents the check had found right: 20.1 of 20 KiB of home's HTML.
  it('no document makes the site too large for its own budgets', () => {
    const dist = { WEB_DIST: join(copy.root, 'apps/web/dist') };
    const { stdout } = copy.node(['apps/web/build/check-budget.mjs'], dist);
    const lines = stdout.trim().split('\n');
    expect(lines).toContainEqual(expect.stringMatching(/^ok .*: home's HTML$/));
    expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([]);
  });

  it.each(SHOWN)('after "%s", %s shows it', (_recipe, page, shown, hidden) => {
    const html = readFileSync(join(copy.root, 'apps/web/dist/client', page, 'index.html'), 'utf8').replace(
      /<!-- -->|<script[^]*?<\/script>/g,
      '',
    );
    expect(html).toMatch(shown);
    if (hidden !== null) expect(html).not.toMatch(hidden);
  });

  it('a photo is published in the widths of the pages, and not as the telephone made it', () => {
    const photos = join(copy.root, 'apps/web/dist/client/pictures/news');
    expect(readdirSync(photos).sort()).toEqual(
      [320, 640, 960].map((width) => `open-house.jpg.${width}.webp`),
    );
  });

  it('a school is made from nothing, has no mistake, and every link of its pages leads somewhere', () => {
    const made = run([
      ...[COMMAND, 'school', 'new', 'Mill Sample School', '--street', '1 Mill Road'],
      ...['--zip', '80202', '--phone', '(303) 555-0100', '--email', 'hello@example.com'],
      ...['--site', 'https://www.mill.example', '--portal', 'https://portal.mill.example'],
    ]);
    expect({ status: made.status, stderr: made.stderr }).toEqual({ status: 0, stderr: '' });
    const types = node('node_modules/@typescript/native/bin/tsc', '-p', 'schools/tsconfig.json', '--noEmit');
    expect(types.stdout).toBe('');
    const mill = (...args: readonly string[]) => run(args, DAY, 'mill-sample-school');
    const { status, stderr } = mill('apps/cli/build.mjs');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const bundle = 'apps/cli/dist-mill-sample-school/kidcode.cjs';
    expect(mill(bundle, 'school', 'show').stdout).toContain('Mill Sample School');
    expect(mill(bundle, 'school', 'check').stdout).toMatch(/^Errors: none/);
    expect(JSON.parse(mill(bundle, 'routes', 'verify', '--json').stdout)).toMatchObject({ problems: [] });
  });

  it('a school is not made over another one, nor without what nobody knows', () => {
    const make = (...words: readonly string[]) => run([COMMAND, 'school', 'new', ...words]).stderr;
    expect(make('Harbor')).toBe('kidcode: schools/harbor is there already\n');
    expect(make('Hill School', '--zip', '80202')).toMatch(
      /^kidcode: expected --street '1 Mill Road' --phone /,
    );
  });

  it('mistakes of facts, pages, questions, texts and answer cards are told in one run, and nothing else', () => {
    for (const [file, from, to] of MISTAKES) {
      copy.rewrite(`schools/kidcode/${file}`, (text) => {
        expect(text).toContain(from);
        return text.replace(from, () => to);
      });
    }
    const { status, stderr } = node('tools/school/generate.mjs', 'kidcode');
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual(
      MISTAKES.map(
        ([file, , , sentence]) =>
          expect.stringMatching(new RegExp(`^schools/kidcode/${file}:\\d+:\\d+: ${sentence}`)) as string,
      ),
    );
  });
});

describe('what is removed', () => {
  const { copy, node } = copyOfTests();
  const client = join(copy.root, 'apps/web/dist/client');
  const pages = () =>
    readdirSync(client, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('index.html'))
      .map((file) => ({
        path: `/${dirname(file)}`.replace('/.', '/'),
        html: readFileSync(join(client, file), 'utf8'),
      }));
  const kidcode = (...args: readonly string[]) => node(COMMAND, ...args);

  it('leaves no link and nothing to mend: a season, the online branch, all teachers and news', () => {
    for (const { title, steps } of RECIPES)
      if (title.startsWith('Remove')) for (const step of steps) copy.follow(step);
    for (const folder of ['teachers', 'news'])
      rmSync(join(copy.root, 'schools/kidcode', folder), { recursive: true });
    expect(node('tools/school/generate.mjs', 'kidcode').stderr).toBe('');
    expect(node('apps/cli/build.mjs').stderr).toBe('');
    expect(kidcode('school', 'check').stdout).toMatch(/^Errors: none/);
    expect(JSON.parse(kidcode('routes', 'verify', '--json').stdout)).toMatchObject({ problems: [] });
    expect(kidcode('routes', 'list').stdout).not.toContain('spring');
    expect(kidcode('school', 'show').stdout).not.toMatch(/spring/i);
    const gone: unknown = JSON.parse(kidcode('routes', 'resolve', '/camps/spring/euless', '--json').stdout);
    expect(gone).not.toMatchObject({ kind: 'page' });
    expect(kidcode('routes', 'list').stdout).not.toMatch(/online|teachers/);
  });

  it('leaves no page, no entry of a menu, no sentence and no dead link on the pages that a visitor gets', () => {
    expect(node('apps/web/build/build.mjs', '--pages').status).toBe(0);
    const found = pages();
    const paths = new Set(found.map(({ path }) => path));
    expect(paths).toContain('/euless');
    const gone = /online|\/teachers|spring/i;
    expect([...paths].filter((path) => gone.test(path))).toEqual([]);
    expect(readFileSync(join(client, 'sitemap.xml'), 'utf8')).not.toMatch(gone);
    const wrong = found.flatMap(({ path, html }) => {
      const shown = html.replace(/<!-- -->|<(script|style)[^]*?<\/\1>|data-(?:branch|island)="[^"]*"/g, '');
      const links = [...shown.matchAll(/href="(\/[^"#?]*)/g)].map(([, href = '']) =>
        href.replace(/(.)\/$/, '$1'),
      );
      const dead = links.filter(
        (href) => !paths.has(href) && !/\.\w+$|^\/(?:portal|office)(?:\/|$)/.test(href),
      );
      const words = shown.match(/[^<>"]*\bonline\b[^<>"]*|href="\/teachers[^"]*|Spring Camp/gi) ?? [];
      return [...dead, ...words.filter((told) => !told.startsWith('Can I pay online?'))].map(
        (what) => `${path}: ${what}`,
      );
    });
    expect(wrong).toEqual([]);
  });
});
