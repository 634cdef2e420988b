import { chakra } from '@chakra-ui/react';
import { nextWeekday, timeElsewhere, WEEKDAYS, type WeekdayName } from '@kidcode/scheduling';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';
import { useVisitorZone } from './use-visitor-zone';

const Own = /* @__PURE__ */ chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'fg.quiet', fontWeight: '400' },
});

interface OwnTimeProps {
  readonly day: WeekdayName;
  /** On the school's clock. */
  readonly time: string;
}

/** The time of the next such class on the visitor's own clock; nothing for those who keep the school's. */
export function OwnTime({ day, time }: OwnTimeProps) {
  const today = useSiteSelector(selectToday);
  const zone = useVisitorZone();
  const own = zone === '' ? null : timeElsewhere(nextWeekday(day, today), time, zone);
  if (own === null) return null;
  // `weekday` counts from Sunday, the list from Monday.
  const other = own.weekday === null ? '' : ` on ${WEEKDAYS[(own.weekday + 6) % 7] ?? ''}`;
  return <Own>{`${own.time}${other} your time`}</Own>;
}
