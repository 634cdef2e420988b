import type { SiteDay } from '@kidcode/scheduling';
import { Button, LinkButton, Notice, Stack, TextLink, VisuallyHidden } from '@kidcode/ui';
import { useEffect, useRef, useState } from 'react';

import { makeCalendar, type EntriesOf, type MadeCalendar } from './calendar-file';

type State = 'idle' | 'busy' | 'failed' | 'nothing' | MadeCalendar;

interface AddToCalendarProps {
  /** With its ending: `camp-plan.ics`. */
  readonly fileName: string;
  readonly today: SiteDay;
  readonly entriesOf: EntriesOf;
  /** What the calendar is about: something else is another calendar. */
  readonly about: unknown;
  /** Said where nothing can be entered. */
  readonly nothing?: string;
}

/** A button that becomes a file for any calendar, and a link for each entry of Google's. It needs scripts. */
export function AddToCalendar({ fileName, today, entriesOf, about, nothing }: AddToCalendarProps) {
  const [made, setMade] = useState<{ readonly about: unknown; readonly state: State }>({
    about,
    state: 'idle',
  });
  const state = made.about === about ? made.state : 'idle';
  const file = typeof state === 'object' ? state.file : null;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (file === null) return;
    // The button that was pressed is gone.
    link.current?.focus();
    return () => URL.revokeObjectURL(file);
  }, [file]);
  const make = () => {
    setMade({ about, state: 'busy' });
    void makeCalendar(entriesOf, today)
      .catch(() => 'failed' as const)
      .then((next) => setMade({ about, state: next ?? 'nothing' }));
  };
  if (typeof state === 'object') {
    return (
      <Stack gap="3" width="full" justifyItems="start">
        <LinkButton asChild variant="outline">
          <a ref={link} href={state.file} download={fileName}>
            Calendar file for Apple, Outlook and others
          </a>
        </LinkButton>
        <p>In Google Calendar:</p>
        <Stack as="ul" listStyle="none" gap="1">
          {state.google.map(({ title, href }) => (
            <li key={href}>
              <TextLink href={href} target="_blank" rel="noopener noreferrer">
                {title} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
              </TextLink>
            </li>
          ))}
        </Stack>
      </Stack>
    );
  }
  return (
    <Stack gap="3" width="full" justifyItems="start">
      <Button variant="outline" loading={state === 'busy'} loadingText="Add to calendar" onClick={make}>
        Add to calendar
      </Button>
      {state === 'failed' && (
        <Notice tone="warning" role="alert">
          The calendar could not be loaded. Try again in a moment.
        </Notice>
      )}
      {state === 'nothing' && <Notice role="status">{nothing ?? 'Nothing here has dates yet.'}</Notice>}
    </Stack>
  );
}
