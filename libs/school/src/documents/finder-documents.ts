import * as v from 'valibot';

import { parseAges } from '../ages-and-hours';
import type { AdvisedChild, ProgramFinder } from '../program';
import { icon } from './page-head';
import { count, fields, line, list, words, yesOrNo } from './leaves';
import { meaning } from './meaning';

/** '8-12', or '8' for that age and above. */
const agesFrom = meaning(
  (found): { readonly from: number; readonly to?: number } | undefined =>
    /^\d{1,2}$/.test(found) ? { from: Number(found) } : (parseAges(found) ?? undefined),
  'ages such as 8-12, or 8 for that age and above',
);

const topic = fields('a topic', { label: line, words: v.optional(words, []), icon: v.exactOptional(icon) });
const topics = v.record(v.string(), topic, 'topics, each under its id.');

/** `program-finder.yaml`: what the finder asks, and what each program is good for, in the order of advice. */
export const finderDocument = fields('the program finder', {
  interests: topics,
  goals: topics,
  experience: topics,
  programs: list(
    fields('a program of the finder', {
      program: line,
      title: v.exactOptional(line),
      interests: words,
      goals: v.optional(words, []),
      'advised ages': v.optional(agesFrom),
      after: v.exactOptional(words),
      teaches: v.exactOptional(line),
      online: v.exactOptional(yesOrNo),
    }),
  ),
});

/** `advised-children.yaml`: children, and what a teacher would name first; the finder is held to it. */
export const advisedChildrenDocument = list(
  fields('a child', {
    age: count(19),
    likes: v.optional(words, []),
    goal: v.exactOptional(line),
    experience: line,
    at: line,
    program: line,
    near: v.optional(yesOrNo, 'no'),
  }),
);

const topicsOf = (written: v.InferOutput<typeof topics>) =>
  Object.entries(written).map(([topicId, told]) => ({ id: topicId, ...told }));

export const finderFacts = (written: v.InferOutput<typeof finderDocument>): ProgramFinder => ({
  interests: topicsOf(written.interests),
  goals: topicsOf(written.goals),
  experience: topicsOf(written.experience),
  programs: written.programs.map(({ 'advised ages': advised, ...row }) => ({
    ...row,
    ...(advised && { advised }),
  })),
});

export const advisedChildrenFacts = (
  written: v.InferOutput<typeof advisedChildrenDocument>,
): readonly AdvisedChild[] =>
  written.map(({ at, near, ...child }) => ({ ...child, place: at, ...(near && { isNear: true as const }) }));
