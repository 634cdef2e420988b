import { configureStore } from '@reduxjs/toolkit';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';

import { Told, UndoOffers, useUndo, type Telling } from './feedback';
import { Inbox } from './inbox';
import { officeApi } from './office-api';
import type { OfficePerson } from './office-session';
import { makeOwnChanges } from './own-changes';
import { AccountRoom, PeopleRoom } from './people-room';
import { PlacesRoom } from './places-room';
import { useRequestWork } from './request-work';
import { useAddress } from './use-address';

const CHECK_LIMIT_MS = 10_000;

/** The office has a store of its own: nothing of a request is in the site's. */
const makeStore = () =>
  configureStore({
    reducer: { [officeApi.reducerPath]: officeApi.reducer },
    // As in the site's store: the checks of a development build are slow on a busy machine.
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: makeOwnChanges() },
        immutableCheck: { warnAfter: CHECK_LIMIT_MS },
        serializableCheck: { warnAfter: CHECK_LIMIT_MS },
      }).concat(officeApi.middleware),
    devTools: false,
  });

export function OfficeStore({ children }: { readonly children: ReactNode }) {
  const [store] = useState(makeStore);
  return <Provider store={store}>{children}</Provider>;
}

export const ROOMS = [
  { id: '', name: 'Requests' },
  { id: 'places', name: 'Places' },
  { id: 'people', name: 'People' },
  { id: 'account', name: 'Account' },
] as const;

interface RoomsProps {
  readonly person: OfficePerson;
  readonly room: (typeof ROOMS)[number]['id'];
}

/** What went wrong last, until something else is opened: its words say "this request". */
function useProblem(room: string) {
  const [problem, tell] = useState<Telling | null>(null);
  const { params } = useAddress();
  const opened = [room, params.get('request'), params.get('place')].join(' ');
  const [before, setBefore] = useState(opened);
  if (opened !== before) {
    setBefore(opened);
    tell(null);
  }
  return [problem, tell] as const;
}

/** The room of the address. What can be undone, and what waits to be carried out, goes along from room to room. */
export function Rooms({ person, room }: RoomsProps) {
  const [problem, tell] = useProblem(room);
  const { offers, ...undoing } = useUndo(tell);
  const work = useRequestWork(undoing, tell);
  const inbox = <Inbox person={person} work={work} problem={problem} />;
  const inside = {
    '': inbox,
    places: <PlacesRoom person={person} undoing={undoing} />,
    people: person.role === 'owner' ? <PeopleRoom person={person} undoing={undoing} /> : inbox,
    account: <AccountRoom person={person} />,
  }[room];
  return (
    <>
      {inside !== inbox && <Told told={problem} />}
      {inside}
      <UndoOffers offers={offers} />
    </>
  );
}
