import { chakra } from '@chakra-ui/react';
import { offerWithPlaces } from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import { planSchool, quoteFamily, type FamilyPlan, type PlanSchool } from '@kidcode/plan';
import { Card, Field, SelectInput } from '@kidcode/ui';
import { useState } from 'react';

import { ActionLink } from '../../shared/page-link';
import { useSiteSelector } from '../../shared/store-hooks';
import { usePlaces } from '../camps/use-places';
import { selectToday } from '../clock/clock-slice';
import { openSeasons } from './plan-season';
import { PlanTotal } from './plan-total';

const MOST = 4;

/** So many children in every week of the season that can be booked at a center; null while none can. */
function examplePlan(children: number, center: CenterId, school: PlanSchool): FamilyPlan | null {
  const [season] = openSeasons({ seasons: school.seasonsAt[center] ?? school.seasons });
  if (season === undefined || season.offer === null) return null;
  const [duration = 'full_day'] = season.offer.durations;
  const at = { places: school.places, camp: season.camp, center, duration };
  const { openWeeks: weeks } = offerWithPlaces(season.offer, at);
  if (weeks.length === 0) return null;
  const selection = {
    season: season.offer.season,
    registrationType: 'weekly' as const,
    duration,
    weeks,
  };
  return {
    children: Array.from({ length: children }, (_, index) => ({
      id: `c${index + 1}`,
      label: '',
      age: null,
      claims: [],
      items: [{ kind: 'camp', branch: center, selection }],
    })),
  };
}

/** What the discounts come to for a family, worked out as the plan does it. */
export function FamilyExample({ center }: { readonly center: CenterId }) {
  const [children, setChildren] = useState(2);
  const school = planSchool(useSiteSelector(selectToday), usePlaces());
  const plan = examplePlan(children, center, school);
  if (plan === null) return null;
  return (
    <Card width="full" maxWidth="44rem" marginTop="12">
      <chakra.h3 textStyle="h3">What it comes to</chakra.h3>
      <chakra.div width="full" maxWidth="18rem">
        <Field label="How many children">
          <SelectInput
            value={children}
            options={Array.from({ length: MOST }, (_, index) => ({
              value: String(index + 1),
              label: index === 0 ? '1 child, every open week' : `${index + 1} children, every open week`,
            }))}
            onChange={({ target: { value } }) => setChildren(Number(value))}
          />
        </Field>
      </chakra.div>
      <PlanTotal plan={plan} quote={quoteFamily(plan, school)} school={school} isExample />
      <ActionLink href="/camps/plan" label="Plan your own weeks" size="md" />
    </Card>
  );
}
