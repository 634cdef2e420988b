import { OUTBOX_KEY, parseOutbox, serializeOutbox, type Outbox } from '@kidcode/leads';

import { readStored, writeStored } from '../../shared/browser-storage';

/** Where the outbox lives between two looks at it. */
export interface OutboxStore {
  readonly load: () => Outbox;
  readonly save: (outbox: Outbox) => void;
  /** Whether what is kept outlives the page. */
  readonly isSafe: () => boolean;
}

const warn = (event: Event) => event.preventDefault();

/**
 * Keeps the outbox in local storage, which all tabs share, and in memory where storage is absent, blocked or full: a
 * lead then lives as long as the page, and leaving warns.
 */
export function makeOutboxStore(): OutboxStore {
  let unstored: Outbox | null = null;
  return {
    load: () => unstored ?? parseOutbox(readStored(OUTBOX_KEY)),
    save: (outbox) => {
      const text = outbox.length === 0 ? null : serializeOutbox(outbox);
      writeStored(OUTBOX_KEY, text);
      unstored = readStored(OUTBOX_KEY) === text ? null : outbox;
      const change = unstored === null ? 'removeEventListener' : 'addEventListener';
      window[change]('beforeunload', warn);
    },
    isSafe: () => unstored === null,
  };
}
