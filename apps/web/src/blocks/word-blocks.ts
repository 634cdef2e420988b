import {
  choice,
  fields,
  line,
  list,
  pageAddress,
  point,
  scene as picture,
  text,
  yesOrNo,
} from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock, presses } from './define-block';

export const cards = defineBlock({
  about:
    'Points side by side, each on a card. With "sample: ..." they are examples, and say so in those words.',
  example: `sample: these are samples, not offers.
cards:
  - title: Camp leader
    text: Whole days in the school holidays.`,
  fields: { sample: v.exactOptional(line), cards: list(point) },
});

export const facts = defineBlock({
  about: 'Figures and short answers side by side.',
  heading: 'none',
  example: `tiles:
  - label: First class
    value: Free
    note: No credit card`,
  fields: { tiles: list(fields('a fact', { label: line, value: line, note: line })) },
});

export const gallery = defineBlock({
  about:
    'Pictures side by side that open large: a room, a class, what children made. With "drawn: yes" they say that they are drawings.',
  example: `drawn: yes
pictures:
  - picture: hero/team-table.svg
    title: A class at its table`,
  fields: {
    drawn: v.exactOptional(yesOrNo),
    pictures: list(fields('a picture', { picture, alt: v.exactOptional(line), title: line })),
  },
});

export const hero = defineBlock({
  about: 'The top of a page: its title (# ...), the sentence below it, a picture, and what to do first.',
  example: `eyebrow: About us
picture: programs/about.svg
press: trial`,
  fields: {
    eyebrow: v.exactOptional(line),
    picture: v.exactOptional(picture),
    alt: v.exactOptional(line),
    facts: v.exactOptional(choice({ program: 'program', service: 'service', 'for adults': 'adults' })),
    rhythm: v.exactOptional(line),
    'at each place': v.exactOptional(v.record(v.string(), line)),
    chips: v.exactOptional(list(line)),
    press: v.exactOptional(presses),
  },
});

export const lines = defineBlock({
  about: 'Few lines in large type, each with its explanation across.',
  example: `lines:
  - title: How sure are you?
    text: A machine that is always certain is worth a second look.`,
  fields: { lines: list(point) },
});

export const links = defineBlock({
  about: 'Where a reader may want to go next, as a short index.',
  heading: 'none',
  example: `links:
  - label: Contact us
    note: Where we are and when somebody answers
    to: /contact-us`,
  fields: { links: list(fields('a link', { label: line, note: line, to: pageAddress })) },
});

export const next = defineBlock({
  about: 'The last band of a page: what to do now.',
  example: `press:
  - trial
  - Read the FAQ -> /faq`,
  fields: { press: presses },
});

export const notice = defineBlock({
  about: 'Something to know: a remark, or that there is nothing at the moment.',
  example: 'says: nothing yet',
  fields: { says: v.optional(choice({ 'a remark': 'remark', 'nothing yet': 'nothing' }), 'a remark') },
});

export const points = defineBlock({
  about: 'Points with a tick each, beside their headline.',
  example: `points:
  - title: You can explain
    text: One thing, three ways.`,
  fields: { 'stays in sight': v.optional(yesOrNo, 'no'), points: list(point) },
});

export const questions = defineBlock({
  about: 'What parents ask, answered; opens and closes without scripts.',
  anchor: 'questions',
  example: `questions:
  - question: What do we bring to the first class?
    answer: Yes. You decide afterwards.`,
  fields: { questions: list(fields('a question', { question: line, answer: text() })) },
});

export const reach = defineBlock({
  about: 'How to reach a person: the telephones of the centers, the mailbox, messages and hours.',
  example: 'tone: sunken',
  fields: {},
});

export const reasons = defineBlock({
  about: 'Numbered reasons, each with the page where it can be checked.',
  example: `reasons:
  - title: You try before you pay
    text: The first class is a trial.
    check: What happens in a trial
    to: /faq#trial-class`,
  fields: {
    reasons: list(fields('a reason', { title: line, text: text(), check: line, to: pageAddress })),
  },
});

export const rows = defineBlock({
  about:
    'A picture with words beside it, one below the other, the pictures in turn on the left and on the right. With "sample: ..." they are examples, and say so.',
  example: `rows:
  - title: Boats that steer themselves
    text: A game is a long list of small decisions.
    picture: hero/game-level.svg
    press: Game development
    to: /class-schedule`,
  fields: {
    sample: v.exactOptional(line),
    rows: list(
      fields('a row', {
        title: line,
        text: text(),
        picture,
        alt: v.exactOptional(line),
        press: line,
        to: pageAddress,
      }),
    ),
  },
});

export const scene = defineBlock({
  about: 'A headline and its words beside one picture.',
  example: `picture: hero/team-table.svg
press: Ask us something
to: /contact-us`,
  fields: { picture, alt: v.exactOptional(line), press: line, to: pageAddress },
});

const side = fields('a side', {
  title: line,
  text: v.exactOptional(text()),
  yes: v.optional(list(line), []),
  no: v.optional(list(line), []),
});

export const sides = defineBlock({
  about: 'Two halves of one thing, side by side: words, or lines with a tick ("yes") or a cross ("no").',
  example: `left:
  title: What we do
  yes:
    - Keep the plan and the time
right:
  title: What we do not do
  no:
    - Write the answer`,
  fields: { left: side, right: side },
});

export const steps = defineBlock({
  about: 'Numbered steps, beside their headline or below it.',
  example: `stands: beside
steps:
  - title: Start with a question
    text: How does a robot notice a wall?
  - title: Build a first version
    text: Hands on the keyboard early.`,
  fields: {
    stands: v.optional(choice({ beside: 'beside', below: 'below' }), 'beside'),
    steps: list(point),
  },
});

/** Cells with bars between them, as in Markdown: `Camps | Winter, summer | School holidays`. */
const row = v.pipe(
  text(),
  v.transform((found) => found.split('|').map((cell) => cell.trim())),
);

export const table = defineBlock({
  about: 'A table; the cells of a row stand between bars.',
  example: `caption: Lessons here and at home
columns: What | In a center | Online
rows:
  - Trial class | Free, in person | Free, online`,
  fields: {
    caption: line,
    look: v.optional(choice({ plain: 'plain', 'a comparison': 'comparison' }), 'plain'),
    columns: row,
    rows: list(row),
  },
  check: ({ columns, rows }) =>
    rows.flatMap((cells, index) =>
      cells.length === columns.length
        ? []
        : [
            {
              path: ['rows', index],
              message: `this row has ${cells.length} cells, and the table ${columns.length} columns.`,
            },
          ],
    ),
});
