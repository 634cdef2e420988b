import { BRANCHES } from '@kidcode/branches';
import { ADVERTISED_OFFERS, formatPrice, quoteCourse } from '@kidcode/pricing';
import { CORE_LEVELS, PROGRAM_KEYS, PROGRAMS, siteDay } from '@kidcode/scheduling';
import { readDocument } from '@kidcode/school/documents';
import fc from 'fast-check';
import type { ComponentType } from 'react';

import { pageProblems } from '../../test/page-problems';
import { linksOf, staticPage, wordsOf } from '../../test/static-page';
import { placeOfBranch } from '../features/programs/program-place';
import { siteConfig } from '../shared/site-config';
import { BLOCKS } from './all-blocks';
import { documentPage, PagePlace, placed } from './document-page';
import { Levels } from './levels';
import { offerWords, pageAtAddress, PLACEHOLDERS } from './placeholders';
import { Programs } from './programs';
import { codeWords } from './snippet-view';

const NAMES = Object.keys(BLOCKS) as (keyof typeof BLOCKS)[];
const HEADLINE = { id: 'here', title: 'A headline', lead: 'Words below it.' };

/** The component of a block: it stands in the file of the block's name. */
async function componentOf(name: string): Promise<ComponentType<object>> {
  const module = (await import(`./${name}`)) as Readonly<Record<string, ComponentType<object>>>;
  const Block = module[`${name.charAt(0).toUpperCase()}${name.slice(1)}`];
  if (Block === undefined) throw new Error(`the file ${name} has no component of that name`);
  return Block;
}

/** The example of a block at a place of the school, below a headline. */
async function blockAt(
  name: keyof typeof BLOCKS,
  branch: Parameters<typeof placeOfBranch>[0],
  more = '',
): Promise<Element> {
  const Block = await componentOf(name);
  const { schema, example } = BLOCKS[name];
  const read = readDocument(schema, { file: `${name}.md`, text: `${example}\n${more}` });
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join(' '));
  return staticPage(
    '/',
    <PagePlace value={placeOfBranch(branch)}>
      <Block {...read.value.value} {...HEADLINE} />
    </PagePlace>,
  );
}

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe.each(NAMES)('the block %s', (name) => {
  const block = BLOCKS[name];
  const read = readDocument(block.schema, { file: `${name}.md`, text: block.example });

  it('reads its own example', () => expect(read).toMatchObject({ ok: true }));

  it('shows its example, below a headline where it takes one', async () => {
    const Block = await componentOf(name);
    const fields = read.ok ? read.value.value : {};
    const words = block.heading === 'none' ? {} : HEADLINE;
    const page = staticPage(
      '/about-us',
      <>
        {name !== 'hero' && <h1>A page</h1>}
        <Block {...fields} {...words} />
      </>,
    );
    if (block.heading !== 'none') expect(wordsOf(page)).toContain(HEADLINE.title);
    // Words may stand online only, or in an e-mail's subject.
    const online = await blockAt(name, 'online');
    const targets = linksOf(page).map((href) => decodeURIComponent(href));
    const shown = [wordsOf(page), wordsOf(online), ...targets].join(' ');
    const titles = textsIn(fields).filter((text) => /^[A-Z][\w ,]+$/.test(text));
    for (const title of titles) expect(shown).toContain(title);
    expect(pageProblems(page.innerHTML)).toEqual([]);
  });

  it('refuses a field that it does not know', () => {
    const wrong = readDocument(block.schema, { file: `${name}.md`, text: `${block.example}\nfoo: bar` });
    expect(wrong).toMatchObject({
      ok: false,
      error: [{ message: expect.stringContaining('"foo"') as string }],
    });
  });
});

describe('placeholders', () => {
  it.each(Object.entries(PLACEHOLDERS))('{%s} is words, or says that the fact is not stated', (_, words) => {
    const found = words(siteDay('2025-12-01'));
    expect(found === null || found.length > 0).toBe(true);
  });

  it('count in words, and name what is there', () => {
    expect(PLACEHOLDERS['centers count']?.(siteDay('2025-12-01'))).toBe('two');
    expect(PLACEHOLDERS['centers']?.(siteDay('2025-12-01'))).toBe('Flower Mound and Euless');
  });

  it('quote an offer on the days on which it holds', () => {
    const offer = ADVERTISED_OFFERS.find(({ id }) => id === 'coupon');
    if (offer === undefined) throw new Error('expected the coupon');
    const limited = { ...offer, from: siteDay('2025-11-01'), until: siteDay('2025-12-10') };
    const days = ['2025-10-31', '2025-11-01', '2025-12-10', '2025-12-11'];
    expect(days.map((day) => offerWords(limited, siteDay(day)))).toEqual([null, '10%', '10%', null]);
  });
});

it.each([
  ['/careers', 'careers'],
  ['/', 'home'],
  ['/faq?x=1#ages', 'faq'],
  ['/nowhere', 'not-found'],
])('the address %s leads to the page %s', (address, page) =>
  expect(pageAtAddress(address) ?? 'not-found').toBe(page),
);

const { euless, 'flower-mound': flowerMound } = BRANCHES;

describe('a block that depends on the place', () => {
  it('shows the center that the address names, or all of them', async () => {
    const one = wordsOf(await blockAt('visit', 'euless'));
    expect(one).toContain(euless.address);
    expect(one).not.toContain(flowerMound.address);
    const all = wordsOf(await blockAt('visit', null));
    expect(all).toContain(euless.address);
    expect(all).toContain(flowerMound.address);
  });

  it('asks each center by phone and e-mail, with the subject', async () => {
    const links = linksOf(await blockAt('ask', 'euless'));
    expect(links).toContain(euless.telHref);
    expect(links).toContain(`mailto:${euless.email}?subject=Birthday%20party%2C%20Euless`);
    expect(links).not.toContain(flowerMound.telHref);
  });

  it('adds an offer that holds online only', async () => {
    const percents = async (branch: 'online' | null) =>
      [...(await blockAt('price', branch)).querySelectorAll('li > p:first-of-type')].map(
        (sign) => sign.textContent,
      );
    const worth = (id: string) => {
      const [value] = ADVERTISED_OFFERS.find((offer) => offer.id === id)?.values ?? [];
      return value?.kind === 'percent' ? `${value.percent}%` : '';
    };
    expect(await percents(null)).toEqual([worth('first-month')]);
    expect(await percents('online')).toEqual([worth('first-month'), worth('coupon')]);
  });

  it('has the times of the centers, or the one of the online classes', async () => {
    expect(wordsOf(await blockAt('timetable', null))).toContain('Ages 8-14Tue, Thu5:15 PM');
    expect(wordsOf(await blockAt('timetable', 'online'))).toContain('Mon and Wed6:30 PM CST');
    expect((await blockAt('courses', 'online')).querySelectorAll('tbody tr[id]')).toHaveLength(
      PROGRAM_KEYS.length,
    );
    expect(wordsOf(await blockAt('courses', 'euless'))).toContain(PROGRAMS.AI_EXPLORATION.title);
  });

  it('leaves out online what is taught at the centers only', () => {
    const linksAt = (branch: 'online' | null) =>
      linksOf(
        staticPage(
          '/',
          <PagePlace value={placeOfBranch(branch)}>
            <Programs {...HEADLINE} programs={['core', 'math']} />
          </PagePlace>,
        ),
      );
    expect(linksAt(null)).toEqual(['/programs/in-center/core', '/programs/in-center/math']);
    expect(linksAt('online')).toEqual(['/programs/online/core']);
  });

  it('leads to the pages of the levels online only', async () => {
    const links = (page: Element) => linksOf(page).filter((href) => href.includes('/core/level-'));
    expect(links(await blockAt('stairs', 'online'))).toHaveLength(CORE_LEVELS.length);
    expect(links(await blockAt('stairs', null))).toEqual([]);
  });

  it.each([
    ['level-1', [null, 'level-2']],
    ['level-3', ['level-2', 'level-4']],
    [`level-${CORE_LEVELS.length}`, [`level-${CORE_LEVELS.length - 1}`, null]],
  ])('%s leads to those before and after it', (level, neighbors) => {
    const page = staticPage('/', <Levels level={level} />);
    const found = ['prev', 'next'].map(
      (rel) => page.querySelector(`a[rel=${rel}]`)?.getAttribute('href') ?? null,
    );
    expect(found).toEqual(neighbors.map((id) => (id === null ? null : `/online/programs/core/${id}`)));
  });

  it('prints the prices of the price engine', async () => {
    const quote = quoteCourse('KNCSPECIAL07');
    const words = wordsOf(await blockAt('fees', 'online'));
    expect(quote.ok && words.includes(formatPrice(quote.value.discountedPrice))).toBe(true);
  });
});

describe('samples', () => {
  const Sample = () => <p>a sample</p>;
  const Instead = () => <p>not yet told</p>;
  const Page = documentPage(null, [
    placed(Sample, {}, undefined, true),
    placed(Instead, {}, undefined, false),
    placed(() => <p>always</p>, {}),
  ]);

  it('are shown, and what stands in their place is not', () =>
    expect(wordsOf(staticPage('/about-us', <Page />))).toBe('a samplealways'));

  it('are hidden on a site without them', () => {
    const replaced = jest.replaceProperty(siteConfig, 'showSamples', false);
    expect(wordsOf(staticPage('/about-us', <Page />))).toBe('not yet toldalways');
    replaced.restore();
  });

  it.each(['projects', 'lines', 'plan', 'sides', 'month'] as const)(
    '%s says that it is one',
    async (name) => {
      const marks = async (more: string) =>
        (await blockAt(name, null, more)).querySelectorAll('[data-sample]').length;
      const written = BLOCKS[name].example.includes('sample: yes');
      expect(await marks(written ? '' : 'sample: yes')).toBeGreaterThan(0);
    },
  );
});

describe('what does not fit together in a block', () => {
  const project = 'layout: one\nprojects:\n  - title: A\n    tool: B\n    text: C\n    what stays: D\n    ';
  const step = (minutes: string) => `steps:\n  - minutes: ${minutes}\n    title: A\n    text: B`;
  it.each([
    ['projects', `${project}blocks: |\n      jump: over it`, /a block of code is event, motion/],
    ['projects', project.trim(), /"blocks", "notes", or "code"/],
    ['projects', `${project}notes: a\n    code: b\n    language: Lua`, /"blocks", "notes", or "code"/],
    ['projects', `${project}code: b`, /"code" and its "language" go together/],
    ['projects', `${project}notes: a\n    stage: "##"`, /"stage" and "stage shows"/],
    ['plan', step('5'), /such as 5-15/],
    ['plan', step('10-5'), /such as 5-15/],
    ['plan', step('five-ten'), /such as 5-15/],
  ] as const)('is refused in a sentence: %s, %j', (block, text, sentence) =>
    expect(readDocument(BLOCKS[block].schema, { file: `${block}.md`, text })).toMatchObject({
      ok: false,
      error: [{ message: expect.stringMatching(sentence) as string }],
    }),
  );
});

const kinds = (line: string) => codeWords(line).map(({ text, kind }) => [text, kind]);

describe('codeWords', () => {
  it('adds up to the line it cuts', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        expect(
          codeWords(line)
            .map(({ text }) => text)
            .join(''),
        ).toBe(line);
      }),
    );
  });

  it('tells keywords, text and numbers apart', () => {
    expect(kinds('if speed: print("go", 12)')).toEqual([
      ['if', 'keyword'],
      [' speed: ', 'plain'],
      ['print', 'keyword'],
      ['(', 'plain'],
      ['"go"', 'text'],
      [', ', 'plain'],
      ['12', 'number'],
      [')', 'plain'],
    ]);
  });

  it.each(['# a note, if 3', '-- a note, if 3'])('leaves a comment whole: %s', (line) => {
    expect(kinds(line)).toEqual([[line, 'comment']]);
  });

  it('finds tags in HTML', () => {
    expect(kinds('<h1>Hi</h1>').map(([, kind]) => kind)).toEqual(['keyword', 'plain', 'keyword']);
  });
});
