import type { ToastRequest } from '../notifications/notifications-slice';

/** Said beside the link that is then shown. Source: specification 2, section 8. */
export const POPUP_BLOCKED_TOAST: ToastRequest = {
  title: 'Popup Blocked',
  description: 'Please allow popups for this site and try again.',
  variant: 'destructive',
};
