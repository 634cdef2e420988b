import { campDays, weekdayOf, WEEKDAYS, type CampSeasonInfo, type SiteDay } from '@kidcode/scheduling';
import { SmallText, Stack, styled } from '@kidcode/ui';

const Days = /* @__PURE__ */ styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '1',
  '& > li': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    padding: '1',
    borderRadius: 'control',
    background: 'bg.sunken',
    textStyle: 'small',
    lineHeight: '1.25',
    fontVariantNumeric: 'tabular-nums',
    '& > b': { textStyle: 'label', fontSize: 'md' },
  },
  // Whether the school is open on it is not said: it is asked for.
  '& > [data-ask]': {
    background: 'none',
    outline: '2px dashed {colors.line.strong}',
    outlineOffset: '-2px',
  },
});

const DAY_LETTERS = 3;

/** A week of camp as a strip of its days; nothing where the school has only labelled it. */
export function WeekStrip({ camp, week: number }: { readonly camp: CampSeasonInfo; readonly week: number }) {
  const week = camp.weeks.find((one) => one.number === number);
  if (week === undefined) return null;
  const { days, ask } = campDays(camp, week);
  if (days.length === 0) return null;
  const nameOf = (day: SiteDay): string => WEEKDAYS.at(weekdayOf(day) - 1)?.slice(0, DAY_LETTERS) ?? '';
  return (
    <Stack gap="1">
      <Days aria-label={`The days of week ${number}`}>
        {days.map((day) => (
          <li key={day} data-ask={ask.includes(day) ? '' : undefined}>
            {nameOf(day)}
            <b>{Number(day.slice(-2))}</b>
          </li>
        ))}
      </Days>
      {ask.map((day) => (
        <SmallText key={day}>{`${nameOf(day)} ${Number(day.slice(-2))}: ask us if there is camp.`}</SmallText>
      ))}
    </Stack>
  );
}
