import { chakra } from '@chakra-ui/react';
import type { BranchId } from '@kidcode/branches';
import { PAGES } from '@kidcode/current-school';
import { type ProgramKey, PROGRAMS, programSlug, scheduleFor, weekdaysOf } from '@kidcode/scheduling';
import { IconButton, TextLink } from '@kidcode/ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { makeCalendar } from '../../shared/calendar-file';
import { saveFile } from '../../shared/save-file';
import { useSiteStore } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';
import { toastShown } from '../notifications/notifications-slice';

/** Where a place tells what is behind a program's name; null where the school has no such page. */
function programPage(key: ProgramKey, place: BranchId): string | null {
  const page = place === 'online' ? 'specialized-online' : 'specialized-branch';
  if (!PAGES.includes(page)) return null;
  const path = place === 'online' ? '/online-specialized-programs' : `/${place}/programs/specialized`;
  return `${path}#${programSlug(key)}`;
}

interface ClassAtPlaceProps {
  readonly program: ProgramKey;
  readonly place: BranchId;
}

/** A program's name, as the link to its place on the page that tells more. */
export function ClassName({ program, place }: ClassAtPlaceProps) {
  const { title } = PROGRAMS[program];
  const to = programPage(program, place);
  if (to === null) return <strong>{title}</strong>;
  return (
    <TextLink asChild color="inherit">
      <Link to={to}>{title}</Link>
    </TextLink>
  );
}

const Square = /* @__PURE__ */ chakra(IconButton, {
  base: {
    color: 'accent.text',
    '@media (scripting: none)': { display: 'none' },
  },
});

/** A class in the family's calendar, every week on all its days: a file for any calendar. */
export function ClassCalendar({ program, place }: ClassAtPlaceProps) {
  const store = useSiteStore();
  const [isBusy, setBusy] = useState(false);
  const { title } = PROGRAMS[program];
  const days = weekdaysOf(scheduleFor(program, { online: place === 'online' }).classDays).join(' and ');
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    const today = selectToday(store.getState());
    const notify = store.dispatch;
    try {
      const made = await makeCalendar(({ classEntry }) => {
        const entry = classEntry(program, place, today);
        return entry === null ? [] : [entry];
      }, today);
      if (made === null) throw new Error('a class without days');
      saveFile(made.file, `${programSlug(program)}-${place}.ics`);
      notify(
        toastShown({
          title: 'Calendar file saved',
          description: `Open it, and ${title} is in your calendar every ${days}.`,
        }),
      );
    } catch {
      notify(
        toastShown({
          title: 'The calendar could not be loaded',
          description: 'Try again in a moment.',
          variant: 'destructive',
        }),
      );
    }
    setBusy(false);
  };
  return (
    <Square
      label={`Add ${title}, ${days}, to your calendar`}
      icon={<CalendarPlus size={20} />}
      aria-disabled={isBusy || undefined}
      onClick={() => void add()}
    />
  );
}
