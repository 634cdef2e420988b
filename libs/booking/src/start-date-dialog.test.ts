import { canRegisterCourse, CLOSED_START_DATE, startDateTransition } from './hand-off';
import type { StartDateEvent, StartDateState } from './hand-off';

const open: StartDateEvent = { type: 'opened', courseCode: 'KNCSPECIAL07', startDates: ['Dec 22', 'Dec 29'] };
const choosing = startDateTransition(CLOSED_START_DATE, open);
const processing = startDateTransition(choosing, { type: 'submitted' });

describe('startDateTransition', () => {
  it('opens with the first start date chosen', () => {
    expect(choosing).toEqual({ step: 'choosing', courseCode: 'KNCSPECIAL07', startLabel: 'Dec 22' });
    expect(canRegisterCourse(choosing)).toBe(true);
  });

  it('cannot register without a date', () => {
    const state = startDateTransition(CLOSED_START_DATE, { ...open, startDates: [] });
    expect(canRegisterCourse(state)).toBe(false);
    expect(startDateTransition(state, { type: 'submitted' })).toBe(state);
  });

  it.each<[string, StartDateState, StartDateEvent, StartDateState]>([
    [
      'takes another date',
      choosing,
      { type: 'dateChosen', startLabel: 'Dec 29' },
      { ...choosing, startLabel: 'Dec 29' } as StartDateState,
    ],
    ['keeps the date while processing', processing, { type: 'dateChosen', startLabel: 'Dec 29' }, processing],
    ['ignores a second submission', processing, { type: 'submitted' }, processing],
    ['closes on success', processing, { type: 'succeeded' }, CLOSED_START_DATE],
    ['ignores a success nobody asked for', choosing, { type: 'succeeded' }, choosing],
    ['lets a parent try again after a failure', processing, { type: 'failed' }, choosing],
    ['closes when dismissed', choosing, { type: 'dismissed' }, CLOSED_START_DATE],
    ['stays closed', CLOSED_START_DATE, { type: 'failed' }, CLOSED_START_DATE],
  ])('%s', (_title, state, event, next) => {
    expect(startDateTransition(state, event)).toEqual(next);
  });
});
