import { POPUP_BLOCKED_TOAST } from '../hand-off/hand-off';
import type { ToastRequest } from '../notifications/notifications-slice';

/** The toasts of camp and course registration. Source: specification 2, section 8. */
export const REGISTRATION_TOASTS = {
  'popup-blocked': POPUP_BLOCKED_TOAST,
  'camp-failed': {
    title: 'Registration Error',
    description: 'There was a problem starting the registration. Please try again.',
    variant: 'destructive',
  },
  full: {
    title: 'No place is left',
    description:
      'The last place has gone while this page was open. Nothing was registered. What is free stands beside the form.',
    variant: 'destructive',
  },
  'camp-started': {
    title: 'Registration Started',
    description: 'Your camp registration is opening in a new tab.',
  },
  'course-failed': {
    title: 'There was a problem processing your registration. Please try again.',
    variant: 'destructive',
  },
  'course-started': {
    title: 'Registration started',
    description: 'Your registration form is opening in a new tab.',
  },
  'course-processing': { title: 'Processing your registration...' },
  'no-start-date': { title: 'Please select a start date', variant: 'destructive' },
} as const satisfies Record<string, ToastRequest>;
