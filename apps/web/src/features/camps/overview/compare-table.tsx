import { CENTERS } from '@kidcode/branches';
import { formatPrice, quoteCamp } from '@kidcode/pricing';
import {
  campOn,
  ONLINE_CAMP,
  ONLINE_COURSES,
  parseStartDate,
  seasonStatus,
  type SiteDay,
} from '@kidcode/scheduling';
import { DAY_LENGTH_HOURS } from '../../../content/camp-facts';
import { Badge, TimeTable } from '@kidcode/ui';
import { useSelector } from 'react-redux';

import { selectToday } from '../../clock/clock-slice';
import { courseQuote, winterDiscountWords } from '../online/course-price';
import { openStartDates } from '../online/open-start-dates';
import { STATUS_WORDS } from '../season-status-words';
import { PRICED_CAMPS } from '@kidcode/pricing';
import { weekQuote } from '../week-price';

const [course] = ONLINE_COURSES;
const WINTER = campOn('winter');

/** '2:00 PM - 4:00 PM Central', from the course's own label. */
function onlineHours(): string {
  const start = parseStartDate(course.startDates[0]);
  if (!start.ok) return ONLINE_CAMP.classDays;
  return `${ONLINE_CAMP.classDays}, ${start.value.startTime} - ${start.value.endTime} Central`;
}

function prices() {
  const whole = quoteCamp({
    season: 'winter',
    registrationType: 'full_camp',
    duration: 'full_day',
    paymentOption: 'full',
  });
  const week = weekQuote('winter', PRICED_CAMPS.winter);
  const online = courseQuote(course);
  return {
    center: `${formatPrice(week.discountedPrice)} for one week, ${formatPrice(whole.discountedPrice)} for both. ${whole.discountLabel}`,
    online: `${formatPrice(online.discountedPrice)} for ${course.sessions} sessions. ${winterDiscountWords(online)}`,
  };
}

function rowsFor(today: SiteDay) {
  const { center, online } = prices();
  const centerStatus = STATUS_WORDS[seasonStatus('winter', today).phase];
  const onlineStatus = STATUS_WORDS[openStartDates(course, today).length > 0 ? 'open' : 'closed'];
  return [
    { id: 'ages', cells: ['Ages', WINTER.ages, `${ONLINE_CAMP.ages}; both courses ${course.ageRange}`] },
    {
      id: 'dates',
      cells: [
        'When',
        `${WINTER.dates}, one week or both`,
        `Two weeks from ${course.startDates.join(' or ')}`,
      ],
    },
    { id: 'hours', cells: ['Hours', `Full day, ${DAY_LENGTH_HOURS.full_day.hours}`, onlineHours()] },
    { id: 'place', cells: ['Place', CENTERS.map(({ name }) => name).join(' or '), 'At home, live online'] },
    {
      id: 'group',
      cells: [
        'Group size',
        `${WINTER.groupSizeMax} children at most`,
        `${ONLINE_CAMP.groupSizeMax} children at most`,
      ],
    },
    { id: 'price', cells: ['Price', center, online] },
    {
      id: 'status',
      cells: [
        'Registration',
        <Badge key="center" tone={centerStatus.tone}>
          {centerStatus.badge}
        </Badge>,
        <Badge key="online" tone={onlineStatus.tone}>
          {onlineStatus.badge}
        </Badge>,
      ],
    },
  ];
}

/** This winter's camp at a center and online, side by side. */
export function CompareTable() {
  const today = useSelector(selectToday);
  return (
    <TimeTable
      caption="Winter camp at a center and online"
      captionHidden
      columns={['What', 'At a center', 'Online']}
      rows={rowsFor(today)}
    />
  );
}
