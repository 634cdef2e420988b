import { useState } from 'react';

import { Told, UndoOffers, useUndo, type Telling } from './feedback';
import { Inbox } from './inbox';
import type { OfficePerson } from './office-session';
import { AccountRoom, PeopleRoom } from './people-room';
import { PlacesRoom } from './places-room';
import { useRequestWork } from './request-work';
import { useAddress } from './use-address';

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
