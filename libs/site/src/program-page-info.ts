import { findCoreLevel } from '@kidcode/scheduling';
import { ADDITIONAL_PROGRAMS } from './additional-programs';
import { branchOfParams } from './branch-of-params';
import type { DescribePage, PageDescriptions } from './page-info';
import { placeName } from './place-name';
import type { RouteParams } from './route-row';

type ProgramPage =
  | 'discounts'
  | 'core-programs'
  | 'core-level'
  | 'specialized-branch'
  | 'specialized-online'
  | 'game-development'
  | 'course-fees'
  | 'online-fees'
  | 'additional-program'
  | 'birthday-parties'
  | 'parent-yoga'
  | 'event-rentals'
  | 'technology-workshop'
  | 'math'
  | 'ai-club'
  | 'homework-help'
  | 'programs';

const OVERVIEW = '/programs/in-center';
const ONLINE_CORE = '/programs/online/core';
const ONLINE_SPECIALIZED = '/online-specialized-programs';
const COURSE_FEES = '/pricing/course-fee';

/** Programs, services, fees and discounts. */
export const PROGRAM_PAGE_INFO: PageDescriptions<ProgramPage> = {
  programs: () => ({
    label: 'Programs',
    title: 'In-Center Programs for Kids',
    description: `Every program at our learning centers ${placeName({}).where}: monthly core, math, AI, homework help, courses and camps.`,
  }),
  discounts: () => ({
    label: 'Discounts & Promotions',
    title: 'Discounts and Promotions',
    description:
      'Sibling, referral, returning camper and first-month offers: what each is worth and where it applies.',
  }),
  'core-programs': placed(
    'Monthly Core Program',
    (where) =>
      `Our six-month core program for kids ${where}: a structured path through coding and technology, month by month.`,
  ),
  'core-level': ({ levelId }) => {
    const level = findCoreLevel(levelId);
    const label = level === null ? 'Level' : `Level ${level.level}`;
    return {
      label,
      title: `${label} of the Online Core Program`,
      description: `What kids learn and make in ${label.toLowerCase()} of the six-month online core program, for which ages, and how to join.`,
      parents: [ONLINE_CORE],
    };
  },
  'specialized-branch': (params) => {
    const { where } = placeName(params);
    return {
      label: 'Specialized Programs',
      title: `Specialized Programs ${where}`,
      description: `Short, focused courses for kids ${where}: Scratch, Roblox, Minecraft, Python, AI and robotics, with days and times.`,
      parents: [OVERVIEW],
    };
  },
  'specialized-online': () => ({
    label: 'Specialized Programs',
    title: 'Online Specialized Programs',
    description:
      'Short, focused online courses for kids: Scratch, Roblox, Minecraft, Python and AI, with days and times.',
  }),
  'game-development': (params) => {
    const { name, where } = placeName(params);
    const branch = branchOfParams(params);
    return {
      label: 'Game Development',
      title: `Game Development for Kids: ${name}`,
      description: `Game development courses for kids ${where}: plan, build and share games with Scratch, Roblox and Minecraft.`,
      parents: [specializedOf(branch)],
    };
  },
  'course-fees': (params) => {
    const { name, where } = placeName(params);
    const everywhere = branchOfParams(params) === null;
    return {
      label: everywhere ? 'Course Fees' : name,
      title: everywhere ? 'Course Fees' : `Course Fees ${where}`,
      description: `Fees for programs, courses and camps ${where}, and how to ask about what is not listed.`,
      ...(everywhere ? {} : { parents: [COURSE_FEES] }),
    };
  },
  'online-fees': () => ({
    label: 'Online Fees',
    title: 'Online Class Fees',
    description:
      'Fees for online classes and online camps, the discounts that apply, and how to ask about the rest.',
    parents: [COURSE_FEES],
  }),
  'additional-program': (params) => {
    const program = ADDITIONAL_PROGRAMS.find(({ id }) => id === params['programId']);
    const name = program?.title ?? 'Additional Program';
    return placed(
      name,
      (where) => `${name} for families ${where}: what happens, for whom, and how to reserve a place.`,
    )(params, {});
  },
  'birthday-parties': placed(
    'Birthday Parties',
    (where) =>
      `Coding and robotics birthday parties for kids ${where}: what we do, for whom, and how to ask for a date.`,
  ),
  'parent-yoga': placed(
    'Adult and Parent Yoga',
    (where) =>
      `Yoga for parents and other adults ${where}, at the place where your child learns. Ask us for times.`,
  ),
  'event-rentals': placed(
    'Event Rentals',
    (where) =>
      `Rent our learning center ${where} for your own event: what to tell us, and how to ask for a date.`,
  ),
  'technology-workshop': placed(
    'Technology Workshop',
    (where) =>
      `Hands-on technology workshops for kids ${where}: what they make, for which ages, and how to join.`,
  ),
  math: placed(
    'Monthly Math Program',
    (where) =>
      `A monthly math program for kids ${where}: how a session runs, when, and how to book a free trial.`,
  ),
  'ai-club': placed(
    'Monthly AI Kids Club',
    (where) =>
      `A monthly club for kids ${where} who want to understand and build with artificial intelligence.`,
  ),
  'homework-help': placed(
    'Monthly Homework Help',
    (where) =>
      `Monthly homework help for kids ${where}: how a session runs, when, and how to book a free trial.`,
  ),
};

/** A program that is described alike wherever it is taught. */
function placed(name: string, describe: (where: string) => string): DescribePage {
  return (params: RouteParams) => {
    const { where } = placeName(params);
    const branch = branchOfParams(params);
    const description = describe(where);
    if (branch === null) {
      return { label: name, title: `${name} at Our Learning Centers`, description, parents: [OVERVIEW] };
    }
    if (branch === 'online') return { label: name, title: `Online ${name}`, description };
    return { label: name, title: `${name} ${where}`, description, parents: [OVERVIEW] };
  };
}

function specializedOf(branch: ReturnType<typeof branchOfParams>): string {
  if (branch === null) return OVERVIEW;
  return branch === 'online' ? ONLINE_SPECIALIZED : `/${branch}/programs/specialized`;
}
