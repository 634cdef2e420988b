import * as v from 'valibot';

const PLACE = { edition: v.string(), week: v.number(), part: v.string(), center: v.string() };

const COUNTED = v.object({
  ...PLACE,
  capacity: v.number(),
  taken: v.number(),
  left: v.number(),
  /** Children to whom nothing was offered yet. */
  waiting: v.number(),
  closed: v.boolean(),
  /** Why it was changed last; '' where nobody said. */
  reason: v.string(),
  /** Rises with every change. */
  version: v.number(),
  updatedBy: v.string(),
  updatedAt: v.string(),
  ageSeconds: v.number(),
});

/** What the office has counted of one week, length of day and center, or of one start of a course. */
export type CountedRoom = v.InferOutput<typeof COUNTED>;

/** What became of a child on the waiting list. */
const WAITING_STATES = ['waiting', 'offered', 'taken', 'declined'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

const WAITING_CHILD = v.object({
  ...PLACE,
  reference: v.string(),
  childAge: v.number(),
  state: v.picklist(WAITING_STATES),
  /** Rises with every change of the state. */
  version: v.number(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  arrivedAt: v.string(),
  ageSeconds: v.number(),
});
export type WaitingChild = v.InferOutput<typeof WAITING_CHILD>;

/** The backend's answers about places and those who wait for one. */
export const COUNTED_ANSWER = v.array(COUNTED);
export const SET_PLACES_ANSWER = v.variant('outcome', [
  v.object({ outcome: v.literal('set'), rows: COUNTED_ANSWER }),
  v.object({ outcome: v.literal('changed-meanwhile'), rows: v.array(v.unknown()) }),
]);
export const TAKE_PLACES_ANSWER = v.object({
  outcome: v.picklist(['changed', 'closed', 'no-place', 'none-taken', 'not-counted']),
});
export const WAITING_ANSWER = v.array(WAITING_CHILD);
export const DROP_PLACE_ANSWER = v.object({
  outcome: v.picklist(['dropped', 'changed-meanwhile', 'not-counted']),
});
export const MARKED_ANSWER = v.variant('outcome', [
  v.object({ outcome: v.literal('not-waiting') }),
  v.object({
    outcome: v.picklist(['marked', 'changed-meanwhile']),
    state: v.picklist(WAITING_STATES),
    version: v.number(),
  }),
]);
