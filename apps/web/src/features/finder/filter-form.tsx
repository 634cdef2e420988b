import { chakra } from '@chakra-ui/react';
import { ALL, DISTANCE_SLIDER, type FinderCriteria, finderTransition } from '@kidcode/branches';
import { Button, CheckboxRow, Field, RangeInput, SelectInput, Stack } from '@kidcode/ui';
import { SlidersHorizontal } from 'lucide-react';
import { memo, useId, useState } from 'react';

import { FINDER_STARTS } from './finder-slice';
import { centerCatalog, type Finder } from './use-finder';

const MILES = (miles: number): string => (miles === 0 ? 'Any distance' : `${miles} miles`);

/** State, city, order, distance and favorites. Distance and order by distance need a place to measure from. */
function FilterFields({ finder: { criteria, result, send } }: { readonly finder: Finder }) {
  const { states, cities } = centerCatalog(undefined).options;
  const inState = cities.filter(({ state }) => criteria.state === ALL || criteria.state === state);
  const { min, max, step } = DISTANCE_SLIDER;
  return (
    <>
      <Field label="State">
        <SelectInput
          options={[
            { value: ALL, label: 'All states' },
            ...states.map((state) => ({ value: state, label: state })),
          ]}
          value={criteria.state}
          onChange={(event) => send({ type: 'stateChosen', state: event.currentTarget.value })}
        />
      </Field>
      <Field label="City">
        <SelectInput
          options={[
            { value: ALL, label: 'All cities' },
            ...inState.map(({ city }) => ({ value: city, label: city })),
          ]}
          value={criteria.city}
          onChange={(event) => send({ type: 'cityChosen', city: event.currentTarget.value })}
        />
      </Field>
      <Field label="Sort by">
        <SelectInput
          options={[
            { value: 'name', label: 'Name' },
            { value: 'distance', label: 'Nearest', disabled: !result.canMeasure },
          ]}
          value={result.canMeasure ? criteria.sortBy : 'name'}
          onChange={(event) =>
            send({
              type: 'sortChosen',
              sortBy: event.currentTarget.value === 'distance' ? 'distance' : 'name',
            })
          }
        />
      </Field>
      <Field label={result.canMeasure ? 'Distance' : 'Distance (needs your location or ZIP code)'}>
        <RangeInput
          min={min}
          max={max}
          step={step}
          disabled={!result.canMeasure}
          value={!result.canMeasure || criteria.distance === 0 ? max : criteria.distance}
          valueText={MILES(result.canMeasure ? criteria.distance : 0)}
          onChange={(event) => send({ type: 'distanceChosen', miles: Number(event.currentTarget.value) })}
        />
      </Field>
      <CheckboxRow
        label="Favorites only"
        checked={criteria.showFavorites}
        onChange={() => send({ type: 'favoritesToggled' })}
      />
    </>
  );
}
const Opener = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid' },
  variants: { place: { page: { md: { display: 'none' } }, home: { md: { justifySelf: 'start' } } } },
});
const Fields = /* @__PURE__ */ chakra('div', {
  base: {
    gap: '4',
    alignItems: 'end',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: '1fr 1fr 1fr 1.6fr auto',
    },
  },
  variants: {
    open: { true: { display: 'grid' }, false: { display: 'none' } },
    place: { page: { md: { display: 'grid' } }, home: {} },
  },
});

function countFilters({ criteria, place }: Finder): number {
  // A named place orders by distance without anybody's choice.
  const event = { type: 'placeChosen', near: criteria.near } as const;
  const start = finderTransition(criteria, event, FINDER_STARTS[place]);
  const keys = ['state', 'city', 'distance', 'sortBy', 'showFavorites'] as const;
  return keys.filter((key) => criteria[key] !== start[key]).length;
}

/** Typing in the search changes nothing in the filters, and they have an option for every city. */
function isSameButTyped({ finder: before }: FilterFormProps, { finder: after }: FilterFormProps): boolean {
  const keys = Object.keys(after.criteria) as (keyof FinderCriteria)[];
  return (
    before.place === after.place &&
    before.result.canMeasure === after.result.canMeasure &&
    keys.every((key) => key === 'query' || before.criteria[key] === after.criteria[key])
  );
}

interface FilterFormProps {
  readonly finder: Finder;
}

/** The filters, behind a button on phones. Inside the home page they are behind it everywhere, and not in its HTML. */
export const FilterForm = memo(function FilterForm({ finder }: FilterFormProps) {
  const { place } = finder;
  const [isOpen, setIsOpen] = useState(false);
  const fieldsId = useId();
  const count = countFilters(finder);
  return (
    <Stack gap="4">
      <Opener place={place}>
        <Button
          variant="outline"
          icon={<SlidersHorizontal size={20} />}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </Button>
      </Opener>
      <Fields id={fieldsId} open={isOpen} place={place}>
        {(place === 'page' || isOpen) && <FilterFields finder={finder} />}
      </Fields>
    </Stack>
  );
}, isSameButTyped);
