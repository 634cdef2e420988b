import { LinkButton, Notice } from '@kidcode/ui';

/** The title of a dialog that holds nothing but the link. */
export const READY_TITLE = 'Your booking page is ready';

interface ReadyLinkProps {
  readonly url: string;
  /** What the link opens: `Open my registration`. */
  readonly label: string;
  /** Told when the link is followed. */
  readonly onOpened?: () => void;
}

/** The way on for a visitor whose browser blocked the new tab: the link that was made, ready to tap (D-13). */
export function ReadyLink({ url, label, onOpened }: ReadyLinkProps) {
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
