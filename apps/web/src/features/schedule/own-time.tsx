import { chakra } from '@chakra-ui/react';
import type { WeekdayName } from '@kidcode/scheduling';
import { createContext, use, useMemo, type ReactNode } from 'react';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';
import { ownTimeWords, type OwnTimeWords } from './own-time-words';
import { useVisitorZone } from './use-visitor-zone';

const Own = /* @__PURE__ */ chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'fg.quiet', fontWeight: '400' },
});

const Words = createContext<OwnTimeWords>(() => null);

/** Asks for the visitor's zone once for all the times inside, a hundred in a timetable. */
export function OwnTimes({ children }: { readonly children: ReactNode }) {
  const today = useSiteSelector(selectToday);
  const zone = useVisitorZone();
  const words = useMemo(() => ownTimeWords(zone, today), [zone, today]);
  return <Words value={words}>{children}</Words>;
}

interface OwnTimeProps {
  readonly day: WeekdayName;
  /** On the school's clock. */
  readonly time: string;
}

/** The time of the next such class on the visitor's own clock; nothing for those who keep the school's. */
export function OwnTime({ day, time }: OwnTimeProps) {
  const words = use(Words)(day, time);
  return words === null ? null : <Own>{words}</Own>;
}
