/** What the form says beside a field. Source: specification 2, section 5; the last two are ours. */
export const REGISTRATION_ERRORS = {
  registrationType: 'Please select a registration type',
  duration: 'Please select a duration',
  weeks: 'Please select at least one week for weekly registration',
  startDate: 'Please select a start date',
  paymentOption: 'Please select a payment option',
  weekClosed: 'Registration for a selected week is closed',
} as const;

/** The note on an option that cannot be chosen. Source: specification 2, section 4; the last two are ours. */
export const AVAILABILITY_NOTES = {
  open: null,
  closed: 'Registration Closed',
  unavailable: 'Unavailable',
  full: 'Full',
  few: 'Few places left',
} as const;

/** Words of the form and the start-date dialog. Source: specification 2, sections 2, 4 and 5; `submit` is ours. */
export const REGISTRATION_TEXTS = {
  weeksLabel: 'Weeks *',
  submit: 'Register Now',
  submitBusy: 'Processing Registration...',
  overlay: 'Creating registration link...',
  startDateDialogTitle: 'Select Camp Start Date',
  startDateSubmit: 'Register for This Camp',
} as const;

/** A toast's words. */
export type ToastText = {
  readonly title: string;
  readonly description: string | null;
  readonly variant: 'default' | 'destructive';
};

const info = (title: string, description: string | null): ToastText => ({
  title,
  description,
  variant: 'default',
});
const problem = (title: string, description: string | null): ToastText => ({
  title,
  description,
  variant: 'destructive',
});

/** The toasts of camp and course registration. Source: specification 2, section 8. */
export const REGISTRATION_TOASTS = {
  'popup-blocked': problem('Popup Blocked', 'Please allow popups for this site and try again.'),
  'camp-failed': problem(
    'Registration Error',
    'There was a problem starting the registration. Please try again.',
  ),
  'camp-started': info('Registration Started', 'Your camp registration is opening in a new tab.'),
  'course-failed': problem('There was a problem processing your registration. Please try again.', null),
  'course-started': info('Registration started', 'Your registration form is opening in a new tab.'),
  'course-processing': info('Processing your registration...', null),
  'no-start-date': problem('Please select a start date', null),
} as const satisfies Record<string, ToastText>;

export type RegistrationToastCode = keyof typeof REGISTRATION_TOASTS;
