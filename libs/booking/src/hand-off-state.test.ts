import { handOffTransition, IDLE_HAND_OFF } from './hand-off';

const creating = { step: 'creating' } as const;
const blocked = { step: 'blocked', url: '/portal' } as const;

it.each([
  [IDLE_HAND_OFF, { type: 'submitted' }, creating],
  [creating, { type: 'submitted' }, creating],
  [blocked, { type: 'submitted' }, creating],
  [creating, { type: 'opened' }, IDLE_HAND_OFF],
  [creating, { type: 'failed' }, IDLE_HAND_OFF],
  [creating, { type: 'popupBlocked', url: '/portal' }, blocked],
  [blocked, { type: 'dismissed' }, IDLE_HAND_OFF],
  [IDLE_HAND_OFF, { type: 'popupBlocked', url: '/portal' }, IDLE_HAND_OFF],
  [IDLE_HAND_OFF, { type: 'opened' }, IDLE_HAND_OFF],
] as const)('%j after %j is %j', (state, event, next) => {
  expect(handOffTransition(state, event)).toEqual(next);
});

it('a second submission is the same state, so nothing is registered twice', () => {
  expect(handOffTransition(creating, { type: 'submitted' })).toBe(creating);
});
