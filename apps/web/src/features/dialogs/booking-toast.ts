import type { ToastText } from '@kidcode/booking';

import type { ToastRequest } from '../notifications/notifications-slice';

/** A toast's words as the notifier takes them. */
export const bookingToast = ({ title, description, variant }: ToastText): ToastRequest => ({
  title,
  variant,
  ...(description === null ? {} : { description }),
});
