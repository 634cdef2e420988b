import { readDocument } from '@kidcode/school/documents';
import type { ComponentType } from 'react';

import { pageProblems } from '../../test/page-problems';
import { staticPage, wordsOf } from '../../test/static-page';
import { BLOCKS } from './index';
import { pageAtAddress, PLACEHOLDERS } from './placeholders';

const NAMES = Object.keys(BLOCKS) as (keyof typeof BLOCKS)[];
const HEADLINE = { id: 'here', title: 'A headline', lead: 'Words below it.' };

/** The component of a block: it stands in the folder of the block's name. */
async function componentOf(name: string): Promise<ComponentType<object>> {
  const module = (await import(`./${name}/${name}`)) as Readonly<Record<string, ComponentType<object>>>;
  const Block = module[`${name.charAt(0).toUpperCase()}${name.slice(1)}`];
  if (Block === undefined) throw new Error(`the folder ${name} has no component of that name`);
  return Block;
}

/** Every text that stands in an example's fields. */
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
    const shown = wordsOf(page);
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
    const found = words();
    expect(found === null || found.length > 0).toBe(true);
  });

  it('count in words, and name what is there', () => {
    expect(PLACEHOLDERS['centers count']?.()).toBe('two');
    expect(PLACEHOLDERS['centers']?.()).toBe('Flower Mound and Euless');
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
