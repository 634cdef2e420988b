import { CLOSED_CONSULTATION, consultationTransition } from './consultation-flow';
import type { ConsultationEvent, ConsultationState } from './consultation-flow';
import type { BranchId } from '@kidcode/branches';

const run = (branch: BranchId | null, ...events: ConsultationEvent[]): ConsultationState =>
  events.reduce<ConsultationState>(
    (state, event) => consultationTransition(state, event, branch),
    CLOSED_CONSULTATION,
  );

const open: ConsultationEvent = { type: 'opened' };
const virtual: ConsultationEvent = { type: 'methodChosen', method: 'Virtual' };
const inPerson: ConsultationEvent = { type: 'methodChosen', method: 'In-Person' };
const linkOpened: ConsultationEvent = { type: 'linkOpened' };
const linkFailed: ConsultationEvent = { type: 'linkFailed' };
const blocked: ConsultationEvent = { type: 'popupBlocked', url: '/portal' };

describe('consultationTransition', () => {
  it('selects Virtual by itself on the online branch, and takes nothing else', () => {
    expect(run('online', open)).toEqual({ step: 'method', selected: 'Virtual' });
    expect(run('online', open, inPerson)).toEqual(run('online', open));
    expect(run('online', open, virtual)).toEqual({
      step: 'handing-off',
      request: { branchId: 'online', meetingMethod: 'Virtual' },
    });
  });

  it('selects nothing elsewhere, and books at Flower Mound while no branch is chosen', () => {
    expect(run(null, open)).toEqual({ step: 'method', selected: null });
    expect(run(null, open, inPerson)).toMatchObject({ request: { branchId: 'flower-mound' } });
  });

  it.each([
    [inPerson, 'In-Person'],
    [virtual, 'Virtual'],
  ])('says where it leads after %j', (chosen, method) => {
    expect(run('euless', open, chosen, linkOpened)).toEqual({
      step: 'closed',
      toast: { code: 'consultation-opening', method },
    });
  });

  it('says that it failed', () => {
    expect(run('euless', open, virtual, linkFailed)).toEqual({
      step: 'closed',
      toast: { code: 'consultation-failed' },
    });
  });

  it('keeps the link at hand when no tab could be opened', () => {
    const state = run('euless', open, virtual, blocked);
    expect(state).toMatchObject({ step: 'blocked', url: '/portal' });
    expect(consultationTransition(state, linkOpened, 'euless').step).toBe('closed');
  });

  it('ignores what does not belong to the step', () => {
    for (const event of [virtual, linkOpened, linkFailed, blocked, { type: 'dismissed' } as const]) {
      expect(run('euless', event)).toBe(CLOSED_CONSULTATION);
    }
  });
});
