import type { BranchId } from '@kidcode/branches';

import {
  CLOSED_CONSULTATION,
  consultationAnswer,
  consultationPlace,
  consultationTransition,
  resumeConsultation,
} from './consultation-flow';
import type { ConsultationEvent, ConsultationState } from './consultation-flow';

const run = (branch: BranchId | null, ...events: ConsultationEvent[]): ConsultationState =>
  events.reduce<ConsultationState>(
    (state, event) => consultationTransition(state, event, branch),
    CLOSED_CONSULTATION,
  );

const open: ConsultationEvent = { type: 'opened' };
const virtual: ConsultationEvent = { type: 'methodChosen', method: 'Virtual' };
const inPerson: ConsultationEvent = { type: 'methodChosen', method: 'In-Person' };
const other: ConsultationEvent = { type: 'otherCenterWanted' };
const atEuless: ConsultationEvent = { type: 'centerChosen', center: 'euless' };
const linkOpened: ConsultationEvent = { type: 'linkOpened' };
const linkFailed: ConsultationEvent = { type: 'linkFailed' };
const blocked: ConsultationEvent = { type: 'popupBlocked', url: '/portal' };

describe('consultationTransition', () => {
  it('selects Virtual by itself on the online branch, and takes nothing else', () => {
    expect(run('online', open)).toEqual({ step: 'method', named: null, selected: 'Virtual' });
    expect(run('online', open, inPerson)).toEqual(run('online', open));
    expect(run('online', open, virtual)).toEqual({
      step: 'handing-off',
      request: { branchId: 'online', meetingMethod: 'Virtual' },
    });
  });

  it('selects nothing elsewhere', () => {
    expect(run('euless', open)).toEqual({ step: 'method', named: null, selected: null });
    expect(run(null, open)).toEqual({ step: 'method', named: null, selected: null });
  });

  // D-89. The old rows asked for a center in person and booked online by video, against specification 1, section 7.
  it.each([
    [inPerson, 'In-Person'],
    [virtual, 'Virtual'],
  ])('books the default center while no branch is chosen: %j', (event, meetingMethod) => {
    expect(consultationPlace(run(null, open), null)).toBe('flower-mound');
    expect(run(null, open, event)).toEqual({
      step: 'handing-off',
      request: { branchId: 'flower-mound', meetingMethod },
    });
  });

  it.each([null, 'flower-mound', 'online'] as const)(
    'books another center on branch %s when told to',
    (branch) => {
      const aside = run(branch, open, other);
      expect(consultationPlace(aside, branch)).toBeNull();
      expect(consultationTransition(aside, { type: 'backed' }, branch)).toEqual(run(branch, open));
      const named = run(branch, open, other, atEuless);
      expect(named).toEqual({ step: 'method', named: 'euless', selected: null });
      expect(consultationTransition(named, inPerson, branch)).toMatchObject({
        request: { branchId: 'euless', meetingMethod: 'In-Person' },
      });
    },
  );

  it('is found again as it was left', () => {
    const aside = run(null, open, other);
    const named = run(null, open, other, atEuless);
    expect(consultationAnswer(other, aside)).toBe('other-center');
    expect(consultationAnswer(atEuless, named)).toBe('euless');
    expect(consultationAnswer(virtual, run(null, open, virtual))).toBeNull();
    expect(resumeConsultation(['other-center'], null)).toEqual(aside);
    expect(resumeConsultation(['other-center', 'euless'], null)).toEqual(named);
    expect(resumeConsultation([], null)).toEqual(run(null, open));
    expect(resumeConsultation(['nonsense', 'euless'], 'euless')).toEqual(run('euless', open));
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
    for (const event of [
      virtual,
      other,
      atEuless,
      linkOpened,
      linkFailed,
      blocked,
      { type: 'dismissed' } as const,
    ]) {
      expect(run('euless', event)).toBe(CLOSED_CONSULTATION);
    }
  });
});
