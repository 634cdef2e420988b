import {
  type BookingPurpose,
  type LearningMode,
  type ProgramKind,
  type SessionMethod,
  sessionMethodsOf,
  type TrialToast,
} from '@kidcode/booking';
import {
  BRANCHES,
  type BranchId,
  type CenterId,
  CENTERS,
  distanceMiles,
  formatDistance,
  isCenterId,
  type LatLng,
} from '@kidcode/branches';
import { CORE_LEVELS, PROGRAM_KEYS, PROGRAMS } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import type { ToastRequest } from '../notifications/notifications-slice';

export type DialogOption<Value> = {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
};

type DialogText<Value> = {
  readonly title: string;
  readonly question?: string;
  readonly options: readonly DialogOption<Value>[];
};

/** Every dialog button reads this while its link is being made. Source: specification 1, section 2. */
export const DIALOG_BUSY_LABEL = 'Processing...';

/** Source: specification 1, section 2, Dialogs. */
export const LEARNING_MODE_DIALOG: DialogText<LearningMode> = {
  title: 'Choose Your Preferred Learning Mode',
  options: [
    { value: 'online', label: 'Online Class', description: 'Learn from home' },
    { value: 'in-center', label: 'In-Center Class', description: 'Visit our learning center' },
  ],
};

/** Months that are spoken with a vowel first. */
const AN = [8, 11, 18];
const MONTHS = CORE_LEVELS.length;

/** Its levels are a month each; none in a school without a core program. */
const CORE_OPTIONS: readonly DialogOption<ProgramKind>[] =
  MONTHS === 0
    ? []
    : [
        {
          value: 'core',
          label: 'Core-Program',
          description: `${AN.includes(MONTHS) ? 'An' : 'A'} ${MONTHS}-month structured curriculum with ongoing enrollment`,
        },
      ];

const SESSION_OPTIONS: readonly DialogOption<SessionMethod>[] = [
  { value: 'In-Person', label: 'In-Person' },
  { value: 'Virtual', label: 'Virtual' },
];

/**
 * The session-type dialog. The specification gives the options (section 2); the titles are ours: who enrolls is not
 * asked about a trial, but about the first visit, which is one (D-51).
 */
export const sessionDialog = (purpose: BookingPurpose): DialogText<SessionMethod> => ({
  title: purpose === 'trial' ? 'Choose Your Trial Session Type' : 'Choose Your First Visit',
  options: SESSION_OPTIONS,
});

/** The consultation dialog with the methods that a branch offers, or every one while none is chosen. Source: specification 1, section 2. */
export function consultationDialog(branch: BranchId | null): DialogText<SessionMethod> {
  const methods = sessionMethodsOf(branch);
  return {
    title: 'Choose Consultation Method',
    options: SESSION_OPTIONS.filter(({ value }) => methods.includes(value)),
  };
}

/** The trial format dialog, or its enroll variant. Specification 1, section 2. */
export function formatDialog(purpose: BookingPurpose): DialogText<LearningMode> {
  const options: DialogText<LearningMode>['options'] = [
    { value: 'online', label: 'Online Classes' },
    { value: 'in-center', label: 'In-Center Classes' },
  ];
  return purpose === 'trial'
    ? {
        title: 'Choose Your Trial Class Format',
        question: 'How would you like to try your free trial class?',
        options,
      }
    : {
        title: 'Choose Your Learning Mode',
        question: `How would you like your child to learn with ${BRAND.name}?`,
        options,
      };
}

/**
 * The toasts of trial and enrollment; what fails offline is said in every booking dialog. Source: specification 1, section 8. The first has a place of its own: in the area,
 * which shows one at a time, the next took its place before anybody had seen it.
 */
export const TRIAL_TOASTS: Readonly<Record<TrialToast, ToastRequest>> = {
  'preparing-trial': { title: 'Preparing your free trial booking...', place: 'notifier' },
  'opening-online': { title: 'Opening online booking page' },
  'opening-center': { title: 'Opening booking page' },
  'booking-failed': { title: 'Unable to process your booking request', variant: 'destructive' },
};

const list = (words: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

/** The ages that a center has stated; of every center where no branch is chosen, and of none online. */
function centerAges(branch: BranchId | null): readonly string[] {
  const centers = branch === null ? CENTERS : isCenterId(branch) ? [BRANCHES[branch]] : [];
  return centers.flatMap(({ name, ages }) => (ages ? [`Ages ${ages.from} to ${ages.to} in ${name}.`] : []));
}

/** The ages that specialized programs have stated, programs of the same ages in one sentence. */
function programAges(): readonly string[] {
  const programs = PROGRAM_KEYS.map((key) => PROGRAMS[key]);
  const ages = new Set(programs.map((program) => program.ages).filter((stated) => stated !== null));
  return [...ages].map((stated) => {
    const titles = programs.filter((program) => program.ages === stated).map(({ title }) => title);
    return `${list(titles)}: ages ${stated.replace('-', ' to ')}`;
  });
}

/**
 * The specification names the two programs and what they are (sections 1 and 2); the title is ours. Where some are made for
 * certain ages, these stand beside.
 */
export const PROGRAM_TYPE_DIALOG: DialogText<ProgramKind> = {
  title: 'Choose Your Program Type',
  options: [
    ...CORE_OPTIONS,
    {
      value: 'specialized',
      label: 'Specialized',
      description: ['Short-term focused courses on specific technologies', ...programAges()].join('. '),
    },
  ],
};

/**
 * The question for the program and, under it, what a parent knows first, the child's age. Only what the school has stated
 * (D-23).
 *
 * @param branch the branch that the dialog is about, or null while that is open.
 */
export const programDialog = (branch: BranchId | null): DialogText<ProgramKind> => ({
  ...PROGRAM_TYPE_DIALOG,
  question: [...centerAges(branch), 'Not sure? The trial class shows what fits.'].join(' '),
});

/**
 * The question which center, asked wherever "In-Center" is chosen without one (D-48). The words are ours.
 *
 * @param from where the visitor is, if that is known: the centers then say how far away they are, the nearest first.
 */
export function centerDialog(from: LatLng | null): DialogText<CenterId> {
  const centers = CENTERS.map((center) => ({
    ...center,
    miles: from === null ? 0 : distanceMiles(from, center.coordinates),
  })).sort((a, b) => a.miles - b.miles);
  return {
    title: 'Choose Your Learning Center',
    question: 'Which one is easiest for you to get to?',
    options: centers.map(({ id, name, address, miles }) => {
      const distance = from === null ? '' : formatDistance(miles);
      return { value: id, label: name, description: distance === '' ? address : `${distance} · ${address}` };
    }),
  };
}
