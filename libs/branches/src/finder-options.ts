import type { FinderCenter } from './finder-center';

/** The choices of the state and city filters, without 'all', alphabetical. */
export interface FinderOptions {
  readonly states: readonly string[];
  readonly cities: readonly { readonly state: string; readonly city: string }[];
}

/** The states and cities in which there is a center, each once. */
export function finderOptions(centers: readonly FinderCenter[]): FinderOptions {
  const citiesOf = new Map<string, Set<string>>();
  for (const { state, city } of centers) {
    const cities = citiesOf.get(state) ?? new Set();
    citiesOf.set(state, cities.add(city));
  }
  const states = [...citiesOf.keys()].sort();
  return {
    states,
    cities: states.flatMap((state) =>
      [...(citiesOf.get(state) ?? [])].sort().map((city) => ({ state, city })),
    ),
  };
}
