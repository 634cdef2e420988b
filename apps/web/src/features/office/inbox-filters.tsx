import { BRANCH_LIST } from '@kidcode/branches';
import { BRAND, OFFERS, ONLINE_CAMP, ONLINE_COURSES, SEASONS, TIME } from '@kidcode/current-school';
import { siteToday } from '@kidcode/scheduling';
import { addDays, endsSoon, type SiteDay } from '@kidcode/school';
import { Button, Field, SelectInput, TextInput } from '@kidcode/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';

import { deviceNow } from '../../shared/device-clock';
import { useCountedQuery } from './counted-api';
import { type LeadFilter, LOOKING, usePeopleQuery, useSummaryQuery } from './office-api';
import { KIND_OPTIONS, STATE_OPTIONS } from './office-words';
import { placeGrids, placesToSee, salesDay } from './place-grids';

/** One line for each thing that wants somebody, and nothing where there is none. */
export function InboxLines() {
  const { data } = useSummaryQuery(null, LOOKING);
  const { data: rooms = [] } = useCountedQuery(null, LOOKING);
  const { nearlyFull, couldBeOffered } = placesToSee(placeGrids(salesDay(), null), rooms);
  const ending = endsSoon({ BRAND, SEASONS, OFFERS, ONLINE_CAMP, ONLINE_COURSES }, officeToday());
  const lines = [
    ['?state=new', data?.waiting ?? 0, 'request waits', 'requests wait'],
    ['?unmailed=yes', data?.unmailed ?? 0, 'request was not mailed', 'requests were not mailed'],
    ['?room=places', nearlyFull, 'group of a week is nearly full', 'groups of a week are nearly full'],
    [
      '?room=places',
      couldBeOffered,
      'child waits where a place is free',
      'children wait where a place is free',
    ],
  ] as const;
  return (
    <div data-lines="" role="status">
      {lines.map(
        ([to, count, one, many]) =>
          count > 0 && (
            <Link key={one} to={to}>
              {`${count >= 1000 ? '1,000 or more' : count} ${count === 1 ? one : many}`}
            </Link>
          ),
      )}
      {ending.map(({ path, name, lastDay }) => (
        <p key={path}>
          {name} ends on {lastDay}, and nothing is after it in the school’s documents.
        </p>
      ))}
    </div>
  );
}

/** Milliseconds without a letter until the words are looked for. */
const TYPING_MS = 300;

const AGES = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'late', label: 'Older than 2 days' },
] as const;

const CENTERS: readonly { readonly value: string; readonly label: string }[] = [
  ...BRANCH_LIST.map(({ id, name }) => ({ value: id, label: name })),
  { value: 'none', label: 'No center' },
];

/** The day at the school, by this computer's clock: requests are of today, whatever day a demo is pinned to. */
export const officeToday = (): SiteDay => siteToday({ now: deviceNow() });

/** The filter that the address says; what it says wrongly finds nothing or is left out. */
export function filterOf(params: URLSearchParams): LeadFilter {
  const text = (name: string) => params.get(name)?.trim() || undefined;
  const age = text('age');
  const day = officeToday();
  return {
    zone: TIME.zone,
    words: text('words'),
    kind: text('kind'),
    branch: text('center'),
    state: text('state'),
    assigned: text('assigned'),
    since: age === 'today' ? day : age === 'week' ? addDays(day, -6) : undefined,
    daysOld: age === 'late' ? 2 : undefined,
    unmailed: text('unmailed') === 'yes' ? true : undefined,
  };
}

/** What is typed is looked for after a while; what the address says otherwise stands in the field. */
function WordsField({ value, look }: { readonly value: string; readonly look: (words: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [looked, setLooked] = useState(value);
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    // Not by this field: a link, or a step back.
    if (value !== looked) {
      setTyped(value);
      setLooked(value);
    }
  }
  const lookNow = useEffectEvent(() => {
    setLooked(typed);
    look(typed);
  });
  useEffect(() => {
    if (typed === looked) return;
    const timer = window.setTimeout(lookNow, TYPING_MS);
    return () => window.clearTimeout(timer);
  }, [typed, looked]);
  return (
    <Field label="Words">
      <TextInput
        type="search"
        value={typed}
        placeholder="Name, address, phone"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </Field>
  );
}

const FOLDED = ['kind', 'center', 'state', 'age', 'assigned'];

interface InboxFiltersProps {
  readonly params: URLSearchParams;
  /** Puts one filter into the address; an empty value takes it out. */
  readonly narrow: (name: string, value: string) => void;
  readonly me: string;
}

/** The filters; what they say stands in the address. */
export function InboxFilters({ params, narrow, me }: InboxFiltersProps) {
  const { data: people = [] } = usePeopleQuery(null);
  // On a phone they are folded away while none is set.
  const [isOpen, setIsOpen] = useState(FOLDED.some((name) => params.has(name)));
  const select = (
    label: string,
    name: string,
    all: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <Field label={label}>
      <SelectInput
        value={params.get(name) ?? ''}
        placeholder={all}
        options={options}
        onChange={(event) => narrow(name, event.currentTarget.value)}
      />
    </Field>
  );
  return (
    <form role="search" aria-label="Requests" onSubmit={(event) => event.preventDefault()}>
      <WordsField value={params.get('words') ?? ''} look={(words) => narrow('words', words)} />
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls="more-filters"
        onClick={() => setIsOpen((before) => !before)}
      >
        Filters
      </Button>
      <div id="more-filters" data-more={isOpen ? 'open' : ''}>
        {select('Kind', 'kind', 'Every kind', KIND_OPTIONS)}
        {select('Center', 'center', 'Every center', CENTERS)}
        {select('State', 'state', 'Every state', STATE_OPTIONS)}
        {select('Age', 'age', 'Any age', AGES)}
        {select('Assigned to', 'assigned', 'Anybody', [
          { value: me, label: 'Me' },
          { value: 'nobody', label: 'Nobody' },
          ...people.filter(({ email }) => email !== me).map(({ email }) => ({ value: email, label: email })),
        ])}
      </div>
    </form>
  );
}
