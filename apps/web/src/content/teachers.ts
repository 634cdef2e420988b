import { BRANCHES, type BranchId } from '@kidcode/branches';

/** A teacher (specification 1, section 3). Null: not stated. */
export interface Teacher {
  readonly id: string;
  readonly fullName: string;
  readonly branch: BranchId;
  readonly contactNumber: string;
  readonly email: string;
  readonly teachesOnline: boolean;
  readonly introduction: string;
  readonly imageUrl: string | null;
  readonly residence: string | null;
  /** Stands in for a real profile (D-23). */
  readonly sample: true;
}

const sampleAt = (branch: BranchId, role: string, teachesOnline: boolean, introduction: string): Teacher => ({
  id: `${branch}-${role.toLowerCase().replace(/\W+/g, '-')}`,
  fullName: `Sample: ${role}`,
  branch,
  contactNumber: BRANCHES[branch].phone,
  email: BRANCHES[branch].email,
  teachesOnline,
  introduction,
  imageUrl: null,
  residence: null,
  sample: true,
});

const CODING =
  'Here a teacher would tell you what they built as a child, which language they like to begin with, and what they do when a group is stuck.';
const ROBOTS =
  'Here a teacher would tell you about their first robot, the one that kept driving into the wall, and what it taught them about patience.';
const GAMES =
  'Here a teacher would tell you which game they played too much, how they began to change it, and what a level needs to be fair.';
const AI =
  'Here a teacher would tell you what surprised them most about a machine that learns, and how they explain a wrong answer to a ten-year-old.';
const ONLINE_AI =
  'Here a teacher would tell you how a group collects its examples from five different kitchens, and why that makes the model better.';
const ONLINE =
  'Here a teacher would tell you how they keep an eye on every child through a screen, and how a shy one gets to speak.';

/** Profiles that show where the real ones will stand. No teacher of the school is known to this site. */
export const SAMPLE_TEACHERS: readonly Teacher[] = [
  sampleAt('flower-mound', 'Coding and games teacher', false, CODING),
  sampleAt('flower-mound', 'Robotics teacher', true, ROBOTS),
  sampleAt('euless', 'Coding and games teacher', false, GAMES),
  sampleAt('euless', 'AI and robotics teacher', true, AI),
  sampleAt('online', 'Online coding teacher', true, ONLINE),
  sampleAt('online', 'Online AI teacher', true, ONLINE_AI),
];

/** The profiles of a branch, or all. */
export function teachersAt(branch: BranchId | null): readonly Teacher[] {
  return SAMPLE_TEACHERS.filter((teacher) => branch === null || teacher.branch === branch);
}

/** The words of the teachers page. */
export const TEACHERS = {
  lead: 'A good teacher is the difference between a child who follows instructions and a child who has ideas. Here is what we look for, and how to ask a teacher a question.',
  profiles: {
    title: 'Profiles',
    lead: 'The cards are samples: they show where each teacher will introduce themselves. We do not print names that are not real.',
  },
  looking: {
    title: 'What we look for',
    lead: 'In this order.',
    points: [
      {
        title: 'Patience first',
        text: 'A child may ask the same question four times. The fourth answer should be as friendly as the first.',
      },
      {
        title: 'Good questions',
        text: '“What did you expect, and what happened instead?” helps longer than any solution.',
      },
      {
        title: 'Something to show',
        text: 'Teachers who make things themselves know where it gets hard, and why it is worth it.',
      },
      {
        title: 'An open door for parents',
        text: 'You may ask how your child is doing, and get an answer that is about your child.',
      },
    ],
  },
  ask: {
    title: 'A message for a teacher',
    lead: 'About a class, a project, or how your child is getting on. Say which group your child is in, and we pass it on.',
  },
} as const;
