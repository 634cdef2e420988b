import { Box } from '@chakra-ui/react';
import type { Result } from '@kidcode/school';
import { BRAND } from '@kidcode/site';
import { LinkButton, Notice } from '@kidcode/ui';
import { Phone } from 'lucide-react';

import { useOffline } from '../../shared/use-offline';
import type { ToastRequest } from '../notifications/notifications-slice';

/** The title of a dialog that holds nothing but the link. */
export const READY_TITLE = 'Your booking page is ready';

/** Says while there is no connection that no booking page opens, and which way there is without one; else nothing. */
export function OfflineNotice() {
  if (!useOffline()) return null;
  return (
    <Box marginBottom="4" gridColumn="1 / -1">
      <Notice
        tone="warning"
        role="status"
        title="You are offline"
        action={
          <LinkButton variant="outline" href={BRAND.phone.href} icon={<Phone size={18} />} marginTop="2">
            Call {BRAND.phone.display}
          </LinkButton>
        }
      >
        The booking page opens when the connection is back. What you have chosen stays here.
      </Notice>
    </Box>
  );
}

interface ReadyLinkProps {
  readonly url: string;
  /** What the link opens: `Open my registration`. */
  readonly label: string;
  /** Told when the link is followed. */
  readonly onOpened?: () => void;
}

/**
 * The way on for a visitor whose browser blocked the new tab: the link that was made, ready to tap (D-13) when there is a
 * connection.
 */
export function ReadyLink({ url, label, onOpened }: ReadyLinkProps) {
  if (useOffline()) return <OfflineNotice />;
  return (
    <Notice
      tone="warning"
      role="alert"
      title="Your browser blocked the new tab"
      action={
        <LinkButton href={url} external variant="accent" marginTop="2" onClick={onOpened}>
          {label}
        </LinkButton>
      }
    >
      Nothing is lost: your link is ready.
    </Notice>
  );
}

/** Follows a link inside the tab: only so does the navigation carry the tab's own no-referrer policy. */
function followLink(page: Document, url: string): void {
  const link = page.createElement('a');
  link.href = new URL(url, window.location.href).href;
  link.rel = 'noreferrer';
  page.body.append(link);
  link.click();
}

/**
 * Opens an empty tab. The tab cannot reach back: its `opener` is severed before it goes anywhere, and it sends no referrer.
 * It has a page of its own, because the address is still being made when the visitor first looks at it.
 *
 * @param message What the tab says until it is sent on.
 * @returns null when the browser blocks popups.
 */
function openBlankTab(message: string): Window | null {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  const page = tab.document;
  page.documentElement.lang = 'en';
  page.title = message;
  const metas = { referrer: 'no-referrer', viewport: 'width=device-width, initial-scale=1' };
  for (const [name, content] of Object.entries(metas))
    page.head.append(Object.assign(page.createElement('meta'), { name, content }));
  const words = page.createElement('p');
  words.textContent = message;
  words.style.cssText =
    'margin: 40vh auto 0; padding: 0 1rem; text-align: center; font: 700 1.125rem/1.5 system-ui, sans-serif';
  page.body.append(words);
  return tab;
}

/** Said beside the link that is then shown. Source: specification 2, section 8. */
export const POPUP_BLOCKED_TOAST: ToastRequest = {
  title: 'Popup Blocked',
  description: 'Please allow popups for this site and try again.',
  variant: 'destructive',
};

/** What the link is made of, or why there is none. */
export type HandOffLink = Result<string, { readonly code: string }>;

/** What became of a hand-off: a tab is on its way, a link waits to be tapped, or there is no link. */
type HandOffOutcome =
  | { readonly type: 'opened' }
  | { readonly type: 'popupBlocked'; readonly url: string }
  /** `code`: what refused it; null where nothing was heard. */
  | { readonly type: 'failed'; readonly code: string | null };

interface HandOffRequest {
  /** Makes the address of the other site; a rejection counts as a failure. */
  readonly makeLink: () => Promise<HandOffLink>;
  /** What the new tab says until it is sent on. */
  readonly waiting: string;
}

/**
 * Sends a visitor to another site in a new tab: the one way to do so when the address takes time to make (D-13).
 * Call it in the click: a tab opened later, after an `await`, is blocked. That is no dead end: the outcome then carries
 * the link itself, to be shown.
 *
 * Never rejects. After a failure the empty tab is closed; while the browser says that it is offline, none is opened.
 */
export async function handOff({ makeLink, waiting }: HandOffRequest): Promise<HandOffOutcome> {
  if (!navigator.onLine) return { type: 'failed', code: 'offline' };
  const tab = openBlankTab(waiting);
  const link = await Promise.resolve()
    .then(makeLink)
    .catch(() => null);
  if (link?.ok !== true) {
    tab?.close();
    return { type: 'failed', code: link?.error.code ?? null };
  }
  // Blocked, or closed by the visitor in the meantime.
  if (tab === null || tab.closed) return { type: 'popupBlocked', url: link.value };
  followLink(tab.document, link.value);
  return { type: 'opened' };
}
