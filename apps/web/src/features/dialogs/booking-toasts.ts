import type { ConsultationToast, SessionMethod, TrialToast } from '@kidcode/booking';

import type { ToastRequest } from '../notifications/notifications-slice';

/**
 * The toasts of trial and enrollment. Source: specification 1, section 8. The first has a place of its own: in the area,
 * which shows one at a time, the next took its place before anybody had seen it.
 */
export const TRIAL_TOASTS: Readonly<Record<TrialToast, ToastRequest>> = {
  'preparing-trial': { title: 'Preparing your free trial booking...', place: 'notifier' },
  'opening-online': { title: 'Opening online booking page' },
  'opening-center': { title: 'Opening booking page' },
  'booking-failed': { title: 'Unable to process your booking request', variant: 'destructive' },
};

/** What a consultation's tab says while it waits, and the toast when it opens. Specification 1, section 4. */
export const consultationWaiting = (method: SessionMethod): string =>
  `Redirecting to ${method.toLowerCase()} consultation booking...`;

/** The toast that a consultation ends with. Source: specification 1, sections 4 and 8. */
export const consultationToast = (toast: ConsultationToast): ToastRequest =>
  toast.code === 'consultation-failed'
    ? { title: 'Failed to book consultation. Please try again.', variant: 'destructive' }
    : { title: consultationWaiting(toast.method) };
