import * as v from 'valibot';

import { parseAges } from '../ages';
import type { AdvisedChild, FinderRow, ProgramFinder } from '../program-finder';
import { icon } from './page-head';
import { count, fields, line, list, words, yesOrNo } from './leaves';
import { meaning } from './meaning';

/** '8-12', or '8' for that age and above. */
const agesFrom = meaning(
  (found): { readonly from: number; readonly to?: number } | undefined =>
    /^\d{1,2}$/.test(found) ? { from: Number(found) } : (parseAges(found) ?? undefined),
  'ages such as 8-12, or 8 for that age and above',
);

const topic = fields('a topic', { label: line, words: v.optional(words, []), icon: v.optional(icon) });
const topics = v.record(v.string(), topic, 'topics, each under its id.');

/** `program-finder.yaml`: what the finder asks, and what each program is good for, in the order of advice. */
export const finderDocument = fields('the program finder', {
  interests: topics,
  goals: topics,
  experience: topics,
  programs: list(
    fields('a program of the finder', {
      program: line,
      title: v.optional(line),
      interests: words,
      goals: v.optional(words, []),
      'advised ages': v.optional(agesFrom),
      after: v.optional(words),
      teaches: v.optional(line),
      online: v.optional(yesOrNo),
    }),
  ),
});

/** `advised-children.yaml`: children, and what a teacher would name first; the finder is held to it. */
export const advisedChildrenDocument = list(
  fields('a child', {
    age: count(19),
    likes: v.optional(words, []),
    goal: v.optional(line),
    experience: line,
    at: line,
    program: line,
    near: v.optional(yesOrNo, 'no'),
  }),
);

const topicsOf = (written: v.InferOutput<typeof topics>) =>
  Object.entries(written).map(([topicId, { label, words: others, icon: drawing }]) => ({
    id: topicId,
    label,
    words: others,
    ...(drawing !== undefined && { icon: drawing }),
  }));

export const finderFacts = (written: v.InferOutput<typeof finderDocument>): ProgramFinder => ({
  interests: topicsOf(written.interests),
  goals: topicsOf(written.goals),
  experience: topicsOf(written.experience),
  programs: written.programs.map(({ program, title, interests, goals, online, ...row }): FinderRow => ({
    program,
    ...(title !== undefined && { title }),
    interests,
    goals,
    ...(row['advised ages'] !== undefined && { advised: row['advised ages'] }),
    ...(row.after !== undefined && { after: row.after }),
    ...(row.teaches !== undefined && { teaches: row.teaches }),
    ...(online !== undefined && { online }),
  })),
});

export const advisedChildrenFacts = (
  written: v.InferOutput<typeof advisedChildrenDocument>,
): readonly AdvisedChild[] =>
  written.map(({ age, likes, goal, experience, at, program, near }) => ({
    age,
    likes,
    ...(goal !== undefined && { goal }),
    experience,
    place: at,
    program,
    ...(near && { isNear: true as const }),
  }));
