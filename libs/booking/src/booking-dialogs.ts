import type { LearningMode, ProgramKind } from './program-kind';
import type { SessionMethod } from './meeting-method';

/** Why the trial dialog is open: to try a class, or to enroll. */
export const BOOKING_PURPOSES = ['trial', 'enroll'] as const;
export type BookingPurpose = (typeof BOOKING_PURPOSES)[number];

/** One button of a dialog. */
export type DialogOption<Value> = {
  readonly value: Value;
  readonly label: string;
  readonly description: string | null;
};

/** A dialog's words. */
export type DialogText<Value> = {
  readonly title: string;
  readonly question: string | null;
  readonly options: readonly DialogOption<Value>[];
};

/** Every dialog button reads this while its link is being made. Source: specification 1, section 2. */
export const DIALOG_BUSY_LABEL = 'Processing...';

/** Source: specification 1, section 2, Dialogs. */
export const LEARNING_MODE_DIALOG: DialogText<LearningMode> = {
  title: 'Choose Your Preferred Learning Mode',
  question: null,
  options: [
    { value: 'online', label: 'Online Class', description: 'Learn from home' },
    { value: 'in-center', label: 'In-Center Class', description: 'Visit our learning center' },
  ],
};

/** The specification names the two programs and what they are (sections 1 and 2); the title is ours. */
export const PROGRAM_TYPE_DIALOG: DialogText<ProgramKind> = {
  title: 'Choose Your Program Type',
  question: null,
  options: [
    {
      value: 'core',
      label: 'Core-Program',
      description: 'A 6-month structured curriculum with ongoing enrollment',
    },
    {
      value: 'specialized',
      label: 'Specialized',
      description: 'Short-term focused courses on specific technologies',
    },
  ],
};

const SESSION_OPTIONS: readonly DialogOption<SessionMethod>[] = [
  { value: 'In-Person', label: 'In-Person', description: null },
  { value: 'Virtual', label: 'Virtual', description: null },
];

/**
 * The session-type dialog. The specification gives the options (section 2); the titles are ours: who enrolls is not
 * asked about a trial, but about the first visit, which is one (D-51).
 */
export const sessionDialog = (purpose: BookingPurpose): DialogText<SessionMethod> => ({
  title: purpose === 'trial' ? 'Choose Your Trial Session Type' : 'Choose Your First Visit',
  question: null,
  options: SESSION_OPTIONS,
});

/** Source: specification 1, section 2. */
const CONSULTATION_DIALOG: DialogText<SessionMethod> = {
  title: 'Choose Consultation Method',
  question: null,
  options: SESSION_OPTIONS,
};

/** The consultation dialog with the methods that a branch offers: online only Virtual. */
export const consultationDialog = (branch: unknown): DialogText<SessionMethod> =>
  branch === 'online'
    ? { ...CONSULTATION_DIALOG, options: SESSION_OPTIONS.filter(({ value }) => value === 'Virtual') }
    : CONSULTATION_DIALOG;

/**
 * The trial format dialog, or its enroll variant. Specification 1, section 2.
 *
 * @param product what the school is called in the enroll question; the specification writes 'the product'.
 */
export function formatDialog(purpose: BookingPurpose, product = 'the product'): DialogText<LearningMode> {
  const options: DialogText<LearningMode>['options'] = [
    { value: 'online', label: 'Online Classes', description: null },
    { value: 'in-center', label: 'In-Center Classes', description: null },
  ];
  return purpose === 'trial'
    ? {
        title: 'Choose Your Trial Class Format',
        question: 'How would you like to try your free trial class?',
        options,
      }
    : {
        title: 'Choose Your Learning Mode',
        question: `How would you like your child to learn with ${product}?`,
        options,
      };
}

/** Dialogs that a campaign can link to: `/?dialog=trial`. */
export const DIALOG_NAMES = ['trial', 'enroll', 'consultation', 'core-booking', 'program', 'coupon'] as const;
export type DialogName = (typeof DIALOG_NAMES)[number];

/** The dialog that a query asks for, or null. */
export const parseDialogName = (raw: unknown): DialogName | null =>
  DIALOG_NAMES.find((name) => name === raw) ?? null;
