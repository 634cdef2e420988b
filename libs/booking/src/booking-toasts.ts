import type { SessionMethod } from './meeting-method';
import type { ToastText } from './registration-messages';

const info = (title: string): ToastText => ({ title, description: null, variant: 'default' });
const problem = (title: string): ToastText => ({ title, description: null, variant: 'destructive' });

/** The toasts of trial, enrollment and consultation. Source: specification 1, section 8. */
export const BOOKING_TOASTS = {
  'preparing-trial': info('Preparing your free trial booking...'),
  'opening-online': info('Opening online booking page'),
  'opening-center': info('Opening booking page'),
  'booking-failed': problem('Unable to process your booking request'),
  'consultation-failed': problem('Failed to book consultation. Please try again.'),
} as const satisfies Record<string, ToastText>;

export type BookingToastCode = keyof typeof BOOKING_TOASTS;

/** The success toast of a consultation. Specification 1, section 4. */
export const consultationToast = (method: SessionMethod): ToastText =>
  info(`Redirecting to ${method.toLowerCase()} consultation booking...`);
