import { refusedToast } from './lead-words';
import { onRefusedLead, siteOutbox } from './site-outbox';

/** A new visit: what an earlier one could not send is tried again; what is refused for good is told. */
export function wakeOutbox(notify: (action: ReturnType<typeof refusedToast>) => unknown): Promise<void> {
  onRefusedLead((lead) => notify(refusedToast(lead)));
  return siteOutbox().wake('visitStarted');
}
