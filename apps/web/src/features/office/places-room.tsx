import { placeKey } from '@kidcode/booking';
import type { CountedRoom } from '@kidcode/leads/office';
import { EmptyState, Field, SelectInput } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { useCountedQuery } from './counted-api';
import { Told, Unreached, type Undoing } from './feedback';
import { OfficePage } from './inbox-style';
import { LOOKING } from './office-api';
import type { OfficePerson } from './office-session';
import { failureWords } from './office-words';
import { PlaceDetail } from './place-detail';
import { placeGrids, placeIn, salesDay, standingWords, type PlaceGrid } from './place-grids';
import { useAddress, withParams } from './use-address';

interface GridTableProps {
  readonly grid: PlaceGrid;
  readonly rooms: ReadonlyMap<string, CountedRoom>;
  readonly chosen: string | null;
  readonly addressOf: (key: string) => string;
}

function GridTable({ grid: { name, groups, rows }, rooms, chosen, addressOf }: GridTableProps) {
  return (
    <div data-scroll="">
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            {groups.map((group) => (
              <th key={group} scope="col">
                {group}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {row.places.map((place, index) => {
                const key = placeKey(place);
                const room = rooms.get(key);
                const { kind, words } = standingWords(room);
                return (
                  <td key={key} data-standing={kind}>
                    <Link
                      to={addressOf(key)}
                      aria-label={`${row.name}, ${groups[index] ?? ''}: ${words}`}
                      aria-current={key === chosen ? 'true' : undefined}
                    >
                      <b>{words}</b>
                      {room !== undefined && (
                        <span>
                          {room.taken} of {room.capacity}
                          {room.waiting > 0 && `, ${room.waiting} ${room.waiting === 1 ? 'waits' : 'wait'}`}
                        </span>
                      )}
                    </Link>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PlacesRoomProps {
  readonly person: OfficePerson;
  readonly undoing: Undoing;
}

/** Places taken and free: each camp's weeks by groups, the courses by their starts, and who waits for one. */
export function PlacesRoom({ person, undoing }: PlacesRoomProps) {
  const { params, change } = useAddress();
  const counted = useCountedQuery(null, LOOKING);
  const grids = placeGrids(salesDay(), person.role === 'owner' ? null : person.centers);
  const key = params.get('place');
  const chosen = key === null ? null : placeIn(grids, key);
  const shown = grids.find(({ id }) => id === params.get('of')) ?? grids[0];
  const rooms = new Map((counted.data ?? []).map((room) => [placeKey(room), room]));
  const addressOf = (place: string) => `?${withParams(params, { place }).toString()}`;
  return (
    <OfficePage data-open={key === null ? undefined : ''}>
      <h1 tabIndex={-1}>Places</h1>
      {grids.length > 1 && (
        <div data-row="">
          <Field label="Camp or courses">
            <SelectInput
              value={shown?.id ?? ''}
              options={grids.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ currentTarget: { value } }) => change({ of: value, place: '' })}
            />
          </Field>
        </div>
      )}
      {counted.isError && counted.data !== undefined && (
        <Told told={{ tone: 'warning', words: failureWords(counted.error) }} />
      )}
      <div data-panes={key === null ? 'one' : 'two'}>
        <div data-list="">
          {shown === undefined ? (
            <EmptyState title="Nothing to count.">
              Camps and courses that are on sale appear here, for the centers of your account.
            </EmptyState>
          ) : counted.data !== undefined ? (
            <GridTable grid={shown} rooms={rooms} chosen={key} addressOf={addressOf} />
          ) : counted.isError ? (
            <Unreached query={counted} />
          ) : (
            <p role="status">Looking for places</p>
          )}
        </div>
        {key !== null && (
          <div data-detail="">
            <div data-back="" data-presses="">
              <Link to={addressOf('')}>Back to all places</Link>
            </div>
            {chosen === null ? (
              <EmptyState title="This place is not there.">It is over, or it is another center’s.</EmptyState>
            ) : (
              counted.data !== undefined && (
                <PlaceDetail key={key} {...chosen} room={rooms.get(key)} undoing={undoing} />
              )
            )}
          </div>
        )}
      </div>
    </OfficePage>
  );
}
