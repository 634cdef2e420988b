import {
  CLOSED_CONSULTATION,
  consultationAnswer,
  consultationTransition,
  resumeConsultation,
} from './consultation-flow';
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

  it('selects nothing elsewhere', () => {
    expect(run('euless', open)).toEqual({ step: 'method', selected: null });
    expect(run(null, open)).toEqual({ step: 'method', selected: null });
  });

  // D-48. Until then the table booked Flower Mound for a family that had never named it, and called that right.
  it('asks a family without a center which one, and only for a meeting in person', () => {
    expect(run(null, open, virtual)).toMatchObject({
      request: { branchId: 'online', meetingMethod: 'Virtual' },
    });
    const asked = run(null, open, inPerson);
    expect(asked).toEqual({ step: 'center', method: 'In-Person' });
    expect(run(null, open, inPerson, { type: 'centerChosen', center: 'euless' })).toMatchObject({
      request: { branchId: 'euless', meetingMethod: 'In-Person' },
    });
    expect(run(null, open, inPerson, { type: 'backed' })).toEqual(run(null, open));
    expect(run(null, open, { type: 'backed' })).toBe(CLOSED_CONSULTATION);
  });

  it('is found again as it was left', () => {
    const asked = run(null, open, inPerson);
    expect(consultationAnswer(inPerson, asked)).toBe('In-Person');
    expect(consultationAnswer(virtual, run(null, open, virtual))).toBeNull();
    expect(resumeConsultation(['In-Person'], null)).toEqual(asked);
    expect(resumeConsultation([], null)).toEqual(run(null, open));
    expect(resumeConsultation(['In-Person'], 'online')).toEqual(run('online', open));
    expect(resumeConsultation(['nonsense'], 'euless')).toEqual(run('euless', open));
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
    const center = { type: 'centerChosen', center: 'euless' } as const;
    for (const event of [virtual, center, linkOpened, linkFailed, blocked, { type: 'dismissed' } as const]) {
      expect(run('euless', event)).toBe(CLOSED_CONSULTATION);
    }
  });
});
