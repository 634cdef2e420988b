import * as v from 'valibot';

import type {
  AdditionalProgramFacts,
  CoreLevelFacts,
  CourseFamily,
  OnlineCamp,
  OnlineCourseFacts,
  ProgramFacts,
  Timetable,
} from '../program';
import { day } from './day-leaves';
import {
  agesText,
  classDays,
  count,
  fields,
  line,
  list,
  orNull,
  percent,
  price,
  text,
  timeOfDay,
  words,
  wordsOf,
  yesOrNo,
} from './leaves';
import { choice, matching, meaning, asWritten } from './meaning';
import { PUZZLE_AGES, PUZZLE_BLOCKS, type PuzzleFacts, type PuzzleGoal } from '../puzzle';

const classTime = fields('a class', { days: classDays, time: timeOfDay });

/** `timetable.yaml`: when the weekly classes are, program by program. */
export const timetableDocument = fields('the timetable', {
  starts: day,
  kind: choice({ fulltime: 'FT', parttime: 'PT' }),
  'zone told to the portal': line,
  online: v.optional(classTime),
});

/** `courses/roblox-game.yaml`: a specialized program, its class, and what the program finder knows of it. */
export const courseDocument = fields('a course', {
  key: matching(/^[A-Z][A-Z0-9_]*$/, 'a key in capitals, such as ROBLOX_GAME'),
  title: line,
  code: line,
  ages: orNull(agesText),
  'at the centers': classTime,
  family: v.optional(line, 'Courses'),
  'for whom': orNull(line),
  makes: orNull(line),
  sample: v.optional(yesOrNo, 'no'),
});

/** `core-levels.yaml`: the months of the core program, in their order. */
export const coreLevelsDocument = list(
  fields('a level', {
    title: line,
    ages: agesText,
    makes: line,
    code: line,
    sample: v.optional(yesOrNo, 'no'),
  }),
);

const SAMPLES = {
  project: 'projectName',
  'project details': 'projectDetails',
  learnings: 'keyLearnings',
} as const;

/** `online-camp.yaml`: the courses of the online camps. */
export const onlineCampDocument = fields('the online camp', {
  title: line,
  description: text(300),
  ages: agesText,
  days: line,
  'children in a group': count(100),
  'discount name': line,
  discount: percent,
  'year of labels': count(9999),
  courses: list(
    fields('an online course', {
      title: line,
      project: line,
      icon: choice({ game: 'game', robot: 'robot' }),
      code: line,
      ages: agesText,
      description: text(300),
      sessions: count(100),
      language: line,
      starts: v.pipe(list(line), v.nonEmpty('at least one start.')),
      tools: words,
      duration: line,
      price,
      'discounted price': orNull(price),
      'project details': list(line),
      learnings: list(line),
      samples: v.optional(wordsOf(choice(SAMPLES)), []),
    }),
  ),
});

/** `additional-programs.yaml`: each under its id. */
export const additionalProgramsDocument = v.record(
  v.string(),
  fields('an additional program', { title: line, description: text(300) }),
);

type CourseDocument = v.InferOutput<typeof courseDocument>;

export const programFacts = ({ key, title, code, ages }: CourseDocument): ProgramFacts => ({
  ...{ key, title, ages, courseCode: code },
});

/** Courses by their families, in the order in which the school names the first of each. */
export const courseFamilies = (courses: readonly CourseDocument[]): readonly CourseFamily[] =>
  [...new Set(courses.map(({ family }) => family))].map((title) => ({
    title,
    courses: courses
      .filter(({ family }) => family === title)
      .map(({ key, 'for whom': forWhom, makes, sample }) => ({ key, forWhom, makes, sample })),
  }));

const classOf = ({ days, time }: v.InferOutput<typeof classTime>) => ({ classDays: days, classTime: time });

export function timetableFacts(
  written: v.InferOutput<typeof timetableDocument>,
  courses: readonly CourseDocument[],
): Timetable {
  return {
    starts: written.starts,
    classType: written.kind,
    timeZone: written['zone told to the portal'],
    online: written.online === undefined ? null : classOf(written.online),
    centers: Object.fromEntries(courses.map((course) => [course.key, classOf(course['at the centers'])])),
  };
}

export const coreLevelFacts = (
  written: v.InferOutput<typeof coreLevelsDocument>,
): readonly CoreLevelFacts[] =>
  written.map(({ code, ...level }, index) => ({
    ...{ id: `level-${index + 1}`, level: index + 1 },
    ...{ ...level, courseCode: code },
  }));

export const onlineCampFacts = (written: v.InferOutput<typeof onlineCampDocument>): OnlineCamp => ({
  ages: written.ages,
  classDays: written.days,
  groupSizeMax: written['children in a group'],
  discountPercent: written.discount,
  discountName: written['discount name'],
  labelYear: written['year of labels'],
  title: written.title,
  description: written.description,
});

export const onlineCourseFacts = (
  written: v.InferOutput<typeof onlineCampDocument>,
): readonly OnlineCourseFacts[] =>
  written.courses.map((course) => ({
    title: course.title,
    projectName: course.project,
    icon: course.icon,
    courseCode: course.code,
    ageRange: course.ages,
    description: course.description,
    sessions: course.sessions,
    programmingType: course.language,
    startDates: course.starts as [string, ...string[]],
    tools: course.tools,
    duration: course.duration,
    price: course.price,
    discountedPrice: course['discounted price'],
    projectDetails: course['project details'],
    keyLearnings: course.learnings,
    sampleFields: course.samples,
  }));

export const additionalProgramFacts = (
  written: v.InferOutput<typeof additionalProgramsDocument>,
): readonly AdditionalProgramFacts[] =>
  Object.entries(written).map(([name, program]) => ({ id: name, ...program }));

const PAINT = /^paint ([1-9]\d?)$/;

/** 'flag', 'batteries', 'batteries and flag', 'paint 8'. */
function goalOf(written: string): PuzzleGoal | undefined {
  const parts = written.split(' and ').map((part) => part.trim());
  const known = parts.every((part) => part === 'flag' || part === 'batteries' || PAINT.test(part));
  if (!known || new Set(parts).size < parts.length) return undefined;
  return {
    flag: parts.includes('flag'),
    batteries: parts.includes('batteries'),
    paint: Number(parts.map((part) => PAINT.exec(part)?.[1]).find((number) => number !== undefined) ?? 0),
  };
}

const MOST_BLOCKS = 40;
const LONGEST_SENTENCE = 200;
const hint = text(LONGEST_SENTENCE);

/** `puzzles/3-loop.yaml`: a puzzle of the first class to try. `@kidcode/puzzles` checks that it can be solved. */
export const puzzleDocument = fields('a puzzle', {
  title: line,
  task: text(LONGEST_SENTENCE),
  board: text(),
  blocks: wordsOf(asWritten(PUZZLE_BLOCKS)),
  goal: meaning(goalOf, 'a goal is "flag", "batteries", "batteries and flag" or "paint 8"'),
  best: count(MOST_BLOCKS),
  hints: v.pipe(
    list(hint),
    v.length(3, ({ received }) => `three hints, from a nudge to nearly the solution, not ${received}.`),
  ),
  solution: text(),
  practices: line,
  begins: orNull(asWritten(PUZZLE_AGES)),
});

/** @param id the file's name. */
export const puzzleFacts = (
  id: string,
  { hints, ...written }: v.InferOutput<typeof puzzleDocument>,
): PuzzleFacts => ({
  id,
  ...written,
  hints: hints as [string, string, string],
});
