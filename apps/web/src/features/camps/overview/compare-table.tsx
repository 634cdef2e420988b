import { type ShownCamp, entryPrice, wholePrice } from '@kidcode/booking';
import { type CenterId, CENTERS, HAS_MANY_CENTERS } from '@kidcode/branches';
import { TIME } from '@kidcode/current-school';
import { formatPrice } from '@kidcode/pricing';
import {
  coursesAhead,
  ONLINE_CAMP,
  parseStartDate,
  startDatesAhead,
  type OnlineCourse,
} from '@kidcode/scheduling';
import { Badge, TimeTable } from '@kidcode/ui';

import { countWords } from '../../../shared/count-words';
import { elsewhereWords } from '../../../shared/elsewhere-words';
import { hasPage } from '../../../shared/has-page';
import { courseDiscountWords, courseQuote } from '../../../shared/tag-of';
import { STATUS_WORDS } from '../season-status-words';

/** The course that a comparison is made with; null while nothing lies ahead at a center, or nothing online (D-44). */
export function comparedCourse({ camp, status }: ShownCamp): OnlineCourse | null {
  if (camp.isOver || !hasPage('online-camps')) return null;
  return coursesAhead(status.today)[0] ?? null;
}

/** '2:00 PM - 4:00 PM Central', from the course's own label. */
function onlineHours([label]: readonly string[]): string {
  const start = label === undefined ? null : parseStartDate(label);
  if (start === null || !start.ok) return ONLINE_CAMP.classDays;
  return `${ONLINE_CAMP.classDays}, ${start.value.startTime} - ${start.value.endTime} ${TIME.name}`;
}

/** 'Full day, 7:30AM-6:00PM', for each length that the camp is sold in. */
function centerHours({ camp: { dayLengths, dailySchedule } }: ShownCamp): string {
  const [longest] = dayLengths;
  if (longest === undefined) return dailySchedule?.hours ?? 'Not published yet';
  const label = longest.label.charAt(0) + longest.label.slice(1).toLowerCase();
  return `${label}, ${longest.hours}`;
}

/** Not where weeks can still be booked, and the whole camp cannot. */
const isWholeShown = ({ status }: ShownCamp): boolean =>
  status.phase !== 'open' || status.fullCamp === 'open';

function centerPrice(shown: ShownCamp, center: CenterId | null): string {
  const entry = entryPrice(shown);
  if (entry === null)
    return shown.camp.sale === null ? 'Not published yet' : STATUS_WORDS[shown.status.phase].badge;
  const whole = isWholeShown(shown) ? wholePrice(shown) : null;
  const count = shown.camp.weeks.length;
  const all = count === 2 ? 'both' : `all ${count} weeks`;
  const elsewhere = (way: 'week' | 'fullCamp') => (center === null ? elsewhereWords(shown, way) : '');
  const isWeek = entry.quote.selection.registrationType === 'weekly';
  const both =
    whole === null || !isWeek || count < 2
      ? ''
      : `, ${formatPrice(whole.discountedPrice)} for ${all}${elsewhere('fullCamp')}`;
  const note = entry.note.replace(/^for one (full|half)-day week$/, 'for one week');
  const label = entry.quote.discountLabel;
  return `${formatPrice(entry.quote.discountedPrice)} ${note}${elsewhere(isWeek ? 'week' : 'fullCamp')}${both}.${label === '' ? '' : ` ${label}`}`;
}

function datesOf(shown: ShownCamp): string {
  const { dates, weeks } = shown.camp;
  if (weeks.length < 2) return dates;
  if (!isWholeShown(shown)) return `${dates}, by the week`;
  return weeks.length === 2 ? `${dates}, one week or both` : `${dates}, by the week or as a whole`;
}

/** Too many names are a number. */
const PLACES = HAS_MANY_CENTERS
  ? countWords(CENTERS.length, 'center')
  : CENTERS.map(({ name }) => name).join(' or ');

interface CompareTableProps {
  /** The season that stands for the center camps. */
  readonly lead: ShownCamp;
  readonly course: OnlineCourse;
  /** Null: none is chosen, and the table names those with another price. */
  readonly center: CenterId | null;
}

/** The camp at a center and the courses online, side by side. */
export function CompareTable({ lead, course, center }: CompareTableProps) {
  const { camp, status } = lead;
  const online = courseQuote(course);
  const starts = startDatesAhead(course, status.today);
  const badge = ({ tone, badge: words }: (typeof STATUS_WORDS)['open']) => <Badge tone={tone}>{words}</Badge>;
  const rows = [
    ['Ages', camp.ages, `${ONLINE_CAMP.ages}; these courses ${course.ageRange}`],
    ['When', datesOf(lead), `${course.duration} from ${starts.join(' or ')}`],
    ['Hours', centerHours(lead), onlineHours(starts)],
    ['Place', PLACES, 'At home, live online'],
    ['Group size', `${camp.groupSizeMax} children at most`, `${ONLINE_CAMP.groupSizeMax} children at most`],
    [
      'Price',
      centerPrice(lead, center),
      `${formatPrice(online.discountedPrice)} for ${course.sessions} sessions. ${courseDiscountWords(online)}`,
    ],
    ['Registration', badge(STATUS_WORDS[status.phase]), badge(STATUS_WORDS.open)],
  ] as const;
  return (
    <TimeTable
      caption={`${camp.title} at a center and online`}
      captionHidden
      columns={['What', 'At a center', 'Online']}
      rows={rows.map((cells) => ({ id: cells[0], cells }))}
    />
  );
}
