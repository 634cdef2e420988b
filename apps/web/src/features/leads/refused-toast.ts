import type { Lead } from '@kidcode/leads';
import { BRAND } from '@kidcode/site';

import { toastShown } from '../notifications/notifications-slice';

/** Tells a parent, wherever on the site they are by then, that a request was refused for good. */
export const refusedToast = ({ id }: Lead) =>
  toastShown({
    title: 'Your request was not accepted',
    description: `It will not be sent again. Please call ${BRAND.phone.display}. Your reference: ${id}`,
    variant: 'destructive',
    // In the notifier, where the next message does not drive it out.
    place: 'notifier',
    duration: Number.POSITIVE_INFINITY,
  });
