import { fields, id, line, list, meaning, programName, text, wordsOf } from '@kidcode/school/documents';
import * as v from 'valibot';

import { courseNames, defineBlock, presses, programNames } from './define-block';

export const ask = defineBlock({
  about:
    'For what has no fixed date or price: whom to call, an e-mail with its subject, and what to have ready.',
  anchor: 'ask',
  example: `subject: Birthday party
ready: Have this ready
tell:
  - Two days that would suit you`,
  fields: { subject: line, ready: line, tell: list(line) },
});

export const choices = defineBlock({
  about: 'Helps to choose: what a parent says about a child, and the program that fits.',
  anchor: 'choose',
  example: `choices:
  - says: My child wants to know how things work.
    program: core`,
  fields: { choices: list(fields('a choice', { says: line, program: programName })) },
});

export const clocks = defineBlock({
  about: "When online classes meet, on the school's time and on the family's own clock.",
  anchor: 'schedule',
  example: 'where: online',
  fields: {},
});

export const courses = defineBlock({
  about:
    'Every course of the school by its family, with days and times at the centers or online; a parent keeps those of an age or a day.',
  anchor: 'courses',
  example: `caption: Specialized programs
note: After that day, ask us for a place in a running group.`,
  fields: { caption: line, note: line },
});

export const featured = defineBlock({
  about: 'A program on a large card, the first one named, with the others beside it.',
  example: `programs: core, math, ai-club
press: See the core program`,
  fields: { programs: programNames, press: line },
});

export const fees = defineBlock({
  about: 'The online courses that can be joined, each with its price; nothing while there are none.',
  anchor: 'fees',
  example: 'link: See the online camps',
  fields: { link: line },
});

export const levels = defineBlock({
  about: 'All months of the core program as a row of bricks, with the ones before and after this one.',
  heading: 'none',
  example: 'level: level-2',
  fields: { level: id },
});

export const month = defineBlock({
  about: 'A month, week by week, and beside it the ideas that stay.',
  anchor: 'month',
  example: `weeks:
  - The first picture, and the first step
  - Finish the story and show it
stays: Ideas that stay
ideas:
  - Steps in order`,
  fields: { weeks: list(line), stays: line, ideas: list(line) },
});

export const places = defineBlock({
  about: 'Every center and the online school, each with its address, its hours and the way to its page.',
  example: 'tone: sunken',
  fields: {},
});

/** '5-15': from five to fifteen minutes after the start. */
const minutes = meaning((found) => {
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(found) ?? [];
  return Number(from) < Number(to) ? { from: Number(from), to: Number(to) } : undefined;
}, 'minutes after the start, from-to, such as 5-15');

export const plan = defineBlock({
  about: 'A meeting minute by minute, as a tower of bricks that are as tall as they are long.',
  anchor: 'plan',
  example: `sample: yes
steps:
  - minutes: 0-10
    title: The odd answer
    text: One strange answer from a machine.
  - minutes: 10-45
    title: Build and train
    text: In pairs.`,
  fields: {
    steps: v.pipe(
      list(fields('a step', { minutes, title: line, text: text() })),
      v.nonEmpty('at least one step.'),
    ),
  },
});

const offers = v.optional(wordsOf(id), []);

export const price = defineBlock({
  about:
    'What something costs as far as the site knows it, how to ask for the rest, and the offers that hold for it: everywhere, and online besides.',
  anchor: 'price',
  example: `offers: first-month
offers online: coupon
press: enroll`,
  fields: { offers, 'offers online': offers, press: v.exactOptional(presses) },
});

export const programs = defineBlock({
  about:
    'Programs, each with its picture and a line, at the place that the address names; online, those that are taught there.',
  anchor: 'related',
  example: 'programs: core, specialized, camps',
  fields: { programs: programNames },
});

export const stairs = defineBlock({
  about:
    'The months of the core program as stairs, each with what a child makes in it; online each leads to its page.',
  anchor: 'levels',
  example: 'link: See this level',
  fields: { link: line },
});

export const tiles = defineBlock({
  about: 'A few programs by their pictures.',
  example: 'programs: specialized, game-development, camps',
  fields: { programs: programNames },
});

export const timetable = defineBlock({
  about: 'Days, time, ages and start of some courses, named by their documents: at the centers, or online.',
  anchor: 'timetable',
  example: `caption: AI courses
courses: ai-exploration, ai-website`,
  fields: { caption: line, courses: courseNames, note: v.exactOptional(line) },
});

export const visit = defineBlock({
  about:
    'Where a program takes place: picture, hours, address and phone of the center that the address names, or of all.',
  anchor: 'visit',
  example: 'tone: tint',
  fields: {},
});
