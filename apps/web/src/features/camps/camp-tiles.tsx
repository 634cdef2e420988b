import { chakra } from '@chakra-ui/react';
import { campOn, type CampSeason } from '@kidcode/scheduling';
import { FactGrid, FactTile, Notice } from '@kidcode/ui';
import { CalendarDays, Clock, Users, UtensilsCrossed } from 'lucide-react';

const Stack = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: '4' } });

/** Dates, hours, ages and meals at a glance, and what to pack; nothing where a season has not set them yet. */
export function CampTiles({ season }: { readonly season: CampSeason }) {
  const { dates, length, weekdays, dailySchedule, ages, groups, meals } = campOn(season);
  if (dailySchedule === null || meals === null) return null;
  return (
    <Stack>
      <FactGrid>
        <FactTile
          label="Important Dates"
          value={dates}
          icon={<CalendarDays size={20} aria-hidden="true" />}
          note={[length, weekdays].filter(Boolean).join(', ')}
        />
        <FactTile
          label="Daily Schedule"
          value={dailySchedule.hours}
          icon={<Clock size={20} aria-hidden="true" />}
          note="Full day"
        />
        <FactTile
          label="Age Groups"
          value={ages}
          icon={<Users size={20} aria-hidden="true" />}
          note={groups.map((group) => `${group.name} ${group.ages}`).join(', ')}
        />
        <FactTile
          label="Meals"
          value="Lunch from home"
          icon={<UtensilsCrossed size={20} aria-hidden="true" />}
          note="Peanut-free"
        />
      </FactGrid>
      <Notice title="Meals">
        {meals.bring} {meals.optional} {meals.allergies} {meals.dietary}
      </Notice>
    </Stack>
  );
}
