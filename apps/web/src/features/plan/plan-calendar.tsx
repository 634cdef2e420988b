import { chakra } from '@chakra-ui/react';
import type { FamilyPlan, PlanSchool } from '@kidcode/plan';
import { SITE_TIME_ZONE } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';
import { Button, LinkButton, Notice, TextLink, VisuallyHidden } from '@kidcode/ui';
import { useEffect, useState } from 'react';

const Root = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '3', width: 'full', justifyItems: 'start' },
});
const Links = /* @__PURE__ */ chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '1' } });

interface MadeCalendar {
  /** Of the file, in this browser only. */
  readonly file: string;
  readonly google: readonly { readonly title: string; readonly href: string }[];
}

type State = 'idle' | 'busy' | 'failed' | 'nothing' | MadeCalendar;

async function madeCalendar(plan: FamilyPlan, school: PlanSchool): Promise<MadeCalendar | 'nothing'> {
  const { calendarFile, googleCalendarLink, planEntries } = await import('@kidcode/plan/calendar');
  const entries = planEntries(plan, school);
  if (entries.length === 0) return 'nothing';
  const { host } = new URL(BRAND.origin);
  const { today } = school;
  const text = calendarFile(entries, { name: BRAND.name, zone: SITE_TIME_ZONE, today, host });
  return {
    file: URL.createObjectURL(new Blob([text], { type: 'text/calendar' })),
    google: entries.map((entry) => ({ title: entry.title, href: googleCalendarLink(entry, SITE_TIME_ZONE) })),
  };
}

interface PlanCalendarProps {
  readonly plan: FamilyPlan;
  readonly school: PlanSchool;
}

/** The plan in the family's calendar: a file for any calendar, and a link for each entry of Google's. */
export function PlanCalendar({ plan, school }: PlanCalendarProps) {
  const [made, setMade] = useState<{ readonly plan: FamilyPlan; readonly state: State }>({
    plan,
    state: 'idle',
  });
  // Another plan is another calendar.
  const state = made.plan === plan ? made.state : 'idle';
  const file = typeof state === 'object' ? state.file : null;
  useEffect(
    () => () => {
      if (file !== null) URL.revokeObjectURL(file);
    },
    [file],
  );
  const make = () => {
    setMade({ plan, state: 'busy' });
    void madeCalendar(plan, school)
      .catch(() => 'failed' as const)
      .then((next) => setMade({ plan, state: next }));
  };
  if (typeof state === 'object') {
    return (
      <Root>
        <LinkButton asChild variant="outline">
          <a href={state.file} download="camp-plan.ics">
            Calendar file for Apple, Outlook and others
          </a>
        </LinkButton>
        <p>In Google Calendar:</p>
        <Links>
          {state.google.map(({ title, href }) => (
            <li key={href}>
              <TextLink alone href={href} target="_blank" rel="noopener noreferrer">
                {title} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
              </TextLink>
            </li>
          ))}
        </Links>
      </Root>
    );
  }
  return (
    <Root>
      <Button variant="outline" loading={state === 'busy'} loadingText="Add to calendar" onClick={make}>
        Add to calendar
      </Button>
      {state === 'failed' && (
        <Notice tone="warning" role="alert">
          The calendar could not be loaded. Try again in a moment.
        </Notice>
      )}
      {state === 'nothing' && <Notice role="status">Nothing in the plan has dates yet.</Notice>}
    </Root>
  );
}
