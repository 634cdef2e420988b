import { DEFAULT_CLASS_START, DEFAULT_ONLINE_CLASS, formatLongDate } from '@kidcode/scheduling';
import { Band, NextStep, Notice } from '@kidcode/ui';
import { CalendarDays, Clock, MapPin } from 'lucide-react';

import { TrialLink } from '../shared/next-steps';
import { useSiteSelector } from '../shared/store-hooks';
import { CLASS_SCHEDULE, startSentence } from '../content/class-schedule';
import { selectToday } from '../features/clock/clock-slice';
import { CheckList } from '../features/company/check-list';
import { ActionLink } from '../features/company/page-actions';
import { PageTop } from '../features/company/page-top';
import { RelatedLinks } from '../features/company/related-links';
import { Split } from '../features/company/split';
import { ScheduleTabs } from '../features/schedule/schedule-tabs';
import { YourTimeZone } from '../features/schedule/your-time-zone';

const chips = [
  { label: `Start date ${formatLongDate(DEFAULT_CLASS_START)}`, icon: <CalendarDays aria-hidden="true" /> },
  { label: `Central Time (${DEFAULT_ONLINE_CLASS.timeZone})`, icon: <Clock aria-hidden="true" /> },
  { label: 'Two centers and online', icon: <MapPin aria-hidden="true" /> },
];

export function ClassSchedulePage() {
  const { top, notes, good, related } = CLASS_SCHEDULE;
  const today = useSiteSelector(selectToday);
  return (
    <>
      <PageTop content={{ ...top, chips }} actions={<TrialLink />} />
      <Band>
        <ScheduleTabs notes={notes} />
      </Band>
      <Band tone="sunken" divider="studs" labelledBy="good-to-know">
        <Split
          id="good-to-know"
          title={good.title}
          aside={
            <>
              <Notice title="Start date">{startSentence(today)}</Notice>
              <YourTimeZone />
            </>
          }
        >
          <CheckList points={good.points} />
        </Split>
      </Band>
      <RelatedLinks links={related} />
      <NextStep
        title="Found an afternoon?"
        text="Try the class first. It is free, and you need no credit card."
        actions={
          <>
            <TrialLink />
            <ActionLink to="/contact-us">Ask about a place</ActionLink>
          </>
        }
      />
    </>
  );
}
