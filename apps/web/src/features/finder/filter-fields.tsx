import { ALL, DISTANCE_SLIDER } from '@kidcode/branches';
import { CheckboxRow, Field, RangeInput, SelectInput } from '@kidcode/ui';

import { centerCatalog } from './select-found-centers';
import type { Finder } from './use-finder';

const MILES = (miles: number): string => (miles === 0 ? 'Any distance' : `${miles} miles`);

/** State, city, order, distance and favorites. Distance and order by distance need a place to measure from. */
export function FilterFields({ finder: { criteria, result, send } }: { readonly finder: Finder }) {
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
          value={criteria.distance === 0 ? max : criteria.distance}
          valueText={MILES(criteria.distance)}
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
