import type { CountedPlace } from '@kidcode/booking';
import {
  COUNTED_ANSWER,
  DROP_PLACE_ANSWER,
  MARKED_ANSWER,
  SET_PLACES_ANSWER,
  TAKE_PLACES_ANSWER,
  WAITING_ANSWER,
  type CountedRoom,
  type WaitingChild,
} from '@kidcode/leads/office';
import type * as v from 'valibot';

import { callOffice, officeApi, ownIn } from './office-api';

/** What is to be counted of a place; `version` is that of the row which was seen, 0 where nothing was counted. */
type PlaceNumbers = CountedPlace & Pick<CountedRoom, 'capacity' | 'taken' | 'closed' | 'reason' | 'version'>;

export const {
  useCountedQuery,
  useWaitingQuery,
  useSetPlaceMutation,
  useTakePlaceMutation,
  useDropPlaceMutation,
  useMarkWaitingMutation,
} = officeApi.injectEndpoints({
  endpoints: (build) => ({
    counted: build.query<readonly CountedRoom[], null>({
      query: () => ({ name: 'list_places', schema: COUNTED_ANSWER }),
      providesTags: ['places'],
    }),
    waiting: build.query<readonly WaitingChild[], CountedPlace>({
      query: (place) => ({ name: 'waiting_list', args: { p_filter: place }, schema: WAITING_ANSWER }),
      providesTags: ['places'],
    }),
    setPlace: build.mutation<v.InferOutput<typeof SET_PLACES_ANSWER>, PlaceNumbers>({
      query: (row) => ({ name: 'set_places', args: { p_rows: [row] }, schema: SET_PLACES_ANSWER }),
      invalidatesTags: ['places'],
    }),
    takePlace: build.mutation<
      v.InferOutput<typeof TAKE_PLACES_ANSWER>,
      CountedPlace & { readonly by: 1 | -1 }
    >({
      query: (change) => ({ name: 'take_places', args: { p_change: change }, schema: TAKE_PLACES_ANSWER }),
      invalidatesTags: ['places'],
    }),
    dropPlace: build.mutation<
      v.InferOutput<typeof DROP_PLACE_ANSWER>,
      CountedPlace & Pick<CountedRoom, 'version'>
    >({
      query: (place) => ({ name: 'drop_place', args: { p_place: place }, schema: DROP_PLACE_ANSWER }),
      invalidatesTags: ['places'],
    }),
    markWaiting: build.mutation<
      v.InferOutput<typeof MARKED_ANSWER>,
      Pick<WaitingChild, 'reference' | 'version' | 'state'>
    >({
      queryFn: ({ reference, version, state }, api) =>
        ownIn(api)(
          `${reference} on the waiting list`,
          version,
          (p_version) =>
            callOffice({
              name: 'mark_waiting',
              args: { p_reference: reference, p_version, p_state: state },
              schema: MARKED_ANSWER,
            }),
          (answer) => ('data' in answer && answer.data.outcome === 'marked' ? answer.data.version : null),
        ),
      invalidatesTags: ['places'],
    }),
  }),
});
