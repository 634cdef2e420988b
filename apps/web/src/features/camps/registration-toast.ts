import { REGISTRATION_TOASTS, type RegistrationToastCode } from '@kidcode/booking';

import type { ToastRequest } from '../notifications/notifications-slice';

/** A toast of specification 2, section 8, as the notifier takes it. */
export function registrationToast(code: RegistrationToastCode): ToastRequest {
  const { title, description, variant } = REGISTRATION_TOASTS[code];
  return { title, variant, ...(description === null ? {} : { description }) };
}
