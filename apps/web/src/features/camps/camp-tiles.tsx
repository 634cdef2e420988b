import type { CampSeasonInfo } from '@kidcode/scheduling';
import { FactGrid, FactTile } from '@kidcode/ui';
import { CalendarDays, Clock, Users, UtensilsCrossed } from 'lucide-react';

const withoutDot = (sentence: string): string => sentence.replace(/\.$/, '');

/** Whether a season has set more than its dates: an announced one has nothing for the tiles yet. */
export const hasTiles = ({ dailySchedule, meals, isOver }: CampSeasonInfo): boolean =>
  !isOver && (dailySchedule !== null || meals !== null);

/** Dates, hours, ages and meals, told once; what a season has not set is left out. */
export function CampTiles({ camp }: { readonly camp: CampSeasonInfo }) {
  const { dates, length, weekdays, dailySchedule, ages, groups, meals, dayLengths } = camp;
  return (
    <FactGrid>
      <FactTile
        label="Important Dates"
        value={dates}
        icon={<CalendarDays size={20} />}
        note={[length, weekdays].filter(Boolean).join(', ')}
      />
      {dailySchedule !== null && (
        <FactTile
          label="Daily Schedule"
          value={dailySchedule.hours}
          icon={<Clock size={20} />}
          note={dayLengths.map(({ label }) => label).join(', ')}
        />
      )}
      <FactTile
        label="Age Groups"
        value={ages}
        icon={<Users size={20} />}
        note={groups.map((group) => `${group.name} ${group.ages}`).join(', ')}
      />
      {meals !== null && (
        <FactTile
          label="Meals"
          value={withoutDot(meals.bring)}
          icon={<UtensilsCrossed size={20} />}
          note={`${meals.optional} ${meals.allergies} ${meals.dietary}`}
        />
      )}
    </FactGrid>
  );
}
