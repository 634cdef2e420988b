import { siteOutbox } from './site-outbox';

/** A new visit: what an earlier one could not send is tried again. */
export const wakeOutbox = (): Promise<void> => siteOutbox().wake('visitStarted');
