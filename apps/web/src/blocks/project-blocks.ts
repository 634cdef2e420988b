import { choice, fields, line, list, text } from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock } from './define-block';

const linesOf = (found: string): readonly string[] => found.replace(/\n+$/, '').split('\n');

const BLOCK = /^( {2}| {4})?(event|motion|control|sense): (.+)$/;

/** `control: repeat 4`, what a block does and its words; two or four spaces before it: inside of the one above. */
const blocks = v.pipe(
  text(),
  v.transform(linesOf),
  v.array(
    v.pipe(
      v.string(),
      v.regex(
        BLOCK,
        'a block of code is event, motion, control or sense, a colon and its words, such as "motion: roll".',
      ),
      v.transform((found) => {
        const [, spaces = '', hue = '', words = ''] = BLOCK.exec(found) ?? [];
        return {
          text: words,
          hue: hue as 'event' | 'motion' | 'control' | 'sense',
          ...(spaces.length === 2 && { depth: 1 as const }),
          ...(spaces.length === 4 && { depth: 2 as const }),
        };
      }),
    ),
  ),
);

const rows = v.pipe(text(), v.transform(linesOf));

const project = v.pipe(
  fields('a project', {
    title: line,
    tool: line,
    text: text(),
    'what stays': line,
    blocks: v.exactOptional(blocks),
    notes: v.exactOptional(rows),
    language: v.exactOptional(choice({ lua: 'Lua', python: 'Python', html: 'HTML' })),
    code: v.exactOptional(rows),
    stage: v.exactOptional(rows),
    'stage shows': v.exactOptional(line),
  }),
  v.check(
    ({ blocks: some, notes, code }) =>
      [some, notes, code].filter((found) => found !== undefined).length === 1,
    'a project shows a few lines of it: "blocks", "notes", or "code" with its "language".',
  ),
  v.check(
    ({ language, code }) => (language === undefined) === (code === undefined),
    '"code" and its "language" go together.',
  ),
  v.check(
    ({ stage, 'stage shows': alt }) => (stage === undefined) === (alt === undefined),
    '"stage" and "stage shows", what is to be seen in it, go together.',
  ),
  v.transform(
    ({ blocks: some, notes, code, language, stage, 'what stays': learns, 'stage shows': alt, ...words }) => ({
      ...words,
      learns,
      snippet:
        some !== undefined
          ? { kind: 'blocks' as const, blocks: some }
          : language !== undefined
            ? { kind: 'code' as const, language, lines: code ?? [] }
            : { kind: 'notes' as const, lines: notes ?? [] },
      ...(stage !== undefined && { stage: { rows: stage, alt: alt ?? '' } }),
    }),
  ),
);

/** Something that a child makes: words, a few lines of it as the tool shows them, and what it looks like when it runs. */
export type Project = v.InferOutput<typeof project>;

export const projects = defineBlock({
  about:
    'What children make, each with its tool and some lines of it. A stage is drawn in tiles: # wall, = ground, * coin, @ hero, F goal, - path.',
  anchor: 'projects',
  example: `sample: yes
layout: rows
projects:
  - title: The snack judge
    tool: Picture training tool
    text: A camera program that tells apples from balls.
    what stays: What a machine was not shown, it cannot know.
    language: Python
    code: |
      if guess.name == "apple":
          print("Healthy!")
  - title: The great robot race
    tool: Sphero BOLT
    text: A ball that rolls and must not fall off the table.
    what stays: First guess, then look, then guess better.
    blocks: |
      event: on the count of three
      sense: if something bumped
        control: turn around
    stage: |
      ######
      #@--F#
      ######
    stage shows: A way that leads from the start to a flag.`,
  fields: {
    layout: choice({ bench: 'bench', rows: 'rows', stairs: 'stairs', one: 'one' }),
    projects: list(project),
  },
});
