import { Told, UndoOffers, useUndo } from './feedback';
import { Inbox } from './inbox';
import type { OfficePerson } from './office-session';
import { AccountRoom, PeopleRoom } from './people-room';
import { PlacesRoom } from './places-room';
import { useRequestWork } from './request-work';

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

/** The room of the address. What can be undone, and what waits to be carried out, goes along from room to room. */
export function Rooms({ person, room }: RoomsProps) {
  const { offers, offer } = useUndo();
  const work = useRequestWork(offer);
  const inbox = <Inbox person={person} work={work} />;
  const inside = {
    '': inbox,
    places: <PlacesRoom person={person} offer={offer} />,
    people: person.role === 'owner' ? <PeopleRoom person={person} offer={offer} /> : inbox,
    account: <AccountRoom person={person} />,
  }[room];
  return (
    <>
      {inside !== inbox && <Told told={work.problem} />}
      {inside}
      <UndoOffers offers={offers} />
    </>
  );
}
