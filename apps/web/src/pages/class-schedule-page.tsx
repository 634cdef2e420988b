import { CENTERS, HAS_ONLINE } from '@kidcode/branches';
import { TIME } from '@kidcode/current-school';
import { CLASS_SCHEDULE_TEXT } from '@kidcode/current-school/generated/texts/class-schedule';
import {
  daysToAsk,
  DEFAULT_CLASS_START,
  DEFAULT_ONLINE_CLASS,
  formatLongDate,
  type SiteDay,
  timeZoneNotice,
} from '@kidcode/scheduling';
import { wordList } from '@kidcode/site';
import { Band, Notice } from '@kidcode/ui';
import { Clock, MapPin } from 'lucide-react';

import { countWords } from '../shared/count-words';
import { PageIntro } from '../shared/page-intro';
import { useSiteSelector } from '../shared/store-hooks';
import { selectToday } from '../features/clock/clock-slice';
import { CheckList } from '../features/company/check-list';
import { RelatedLinks } from '../features/company/related-links';
import { Split } from '../features/company/split';
import { ScheduleTabs } from '../features/schedule/schedule-tabs';
import { useVisitorZone } from '../features/schedule/own-time';
import { ActionLink } from '../shared/page-link';
import { TrialStep } from '../shared/trial-step';

/** Told only to those whose clock differs from the school's (specification 2, section 8). */
function YourTimeZone() {
  const notice = timeZoneNotice(useVisitorZone(), useSiteSelector(selectToday));
  return notice === null ? null : <Notice role="status">{notice}</Notice>;
}

const chips = [
  { label: `${TIME.name} Time (${DEFAULT_ONLINE_CLASS.timeZone})`, icon: <Clock /> },
  { label: placesText(), icon: <MapPin /> },
];

const { top, notes, good, related } = CLASS_SCHEDULE_TEXT;

export function ClassSchedulePage() {
  const today = useSiteSelector(selectToday);
  const ask = askSentence(today);
  return (
    <>
      <Band dense>
        <PageIntro title={top.title} lead={top.lead} chips={chips} />
        <ScheduleTabs notes={notes} />
      </Band>
      <Split tone="sunken" divider="studs" id="good-to-know" title={good.title} aside={<YourTimeZone />}>
        <CheckList
          points={[
            { title: 'Start date', text: startSentence(today) },
            ...(ask === '' ? [] : [{ title: 'Public holidays', text: ask }]),
            ...good.points,
          ]}
        />
      </Split>
      <RelatedLinks links={related} />
      <TrialStep
        title="Found an afternoon?"
        text="Try the class first. It is free, and you need no credit card."
      >
        <ActionLink href="/contact-us" label="Ask about a place" />
      </TrialStep>
    </>
  );
}

function placesText(): string {
  const centers = countWords(CENTERS.length, 'center');
  return HAS_ONLINE ? `${centers} and online` : centers;
}

function startSentence(today: SiteDay): string {
  const start = formatLongDate(DEFAULT_CLASS_START);
  return today < DEFAULT_CLASS_START
    ? `Classes start on ${start}.`
    : `The classes of this timetable started on ${start}. Ask us about joining one that is under way; a trial class is the usual first step.`;
}

/** How far ahead a family plans its afternoons. */
const DAYS_SHOWN = 60;

/** The next days of which the school has not said whether classes meet (D-90); empty without such days. */
function askSentence(today: SiteDay): string {
  const days = daysToAsk(today, DAYS_SHOWN).map(formatLongDate);
  return days.length === 0 ? '' : `Whether classes meet on ${wordList(days)} is not published: ask.`;
}
