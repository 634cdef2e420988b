import type { BranchId } from '@kidcode/branches';
import fc from 'fast-check';
import { resumeTrial, trialAnswer, trialToast, trialTransition } from './trial-transition';
import { CLOSED_TRIAL, trialPlace, trialProgress, trialQuestion } from './trial-flow';
import type { TrialEvent, TrialState } from './trial-flow';

fc.configureGlobal({ seed: 20251201 });

const run = (branch: BranchId | null, ...events: TrialEvent[]): TrialState =>
  events.reduce<TrialState>((state, event) => trialTransition(state, event, branch), CLOSED_TRIAL);
const progress = (branch: BranchId | null, events: readonly TrialEvent[]) => {
  const asking = trialQuestion(run(branch, ...events));
  return asking && trialProgress(asking, branch);
};

const open: TrialEvent = { type: 'opened', purpose: 'trial' };
const core: TrialEvent = { type: 'programChosen', program: 'core' };
const online: TrialEvent = { type: 'formatChosen', mode: 'online' };
const inCenter: TrialEvent = { type: 'formatChosen', mode: 'in-center' };
const virtual: TrialEvent = { type: 'sessionChosen', method: 'Virtual' };
const inPerson: TrialEvent = { type: 'sessionChosen', method: 'In-Person' };
const atEuless: TrialEvent = { type: 'centerChosen', center: 'euless' };
const atFlowerMound: TrialEvent = { type: 'centerChosen', center: 'flower-mound' };
const other: TrialEvent = { type: 'otherCenterWanted' };
const linkFailed: TrialEvent = { type: 'linkFailed' };
const blocked: TrialEvent = { type: 'popupBlocked', url: '/portal/book-a-trial' };

describe('trialTransition', () => {
  it('asks for program, format and session type at a center, then for the link', () => {
    expect(run('euless', open).step).toBe('program');
    expect(run('euless', open, core).step).toBe('format');
    expect(run('euless', open, core, inCenter).step).toBe('session');
    expect(run('euless', open, core, inCenter, inPerson)).toMatchObject({
      step: 'busy',
      request: { branchId: 'euless', program: 'core', meetingMethod: 'In-Person' },
    });
  });

  it('asks for the link at once for an online class', () => {
    expect(run('euless', open, core, online)).toMatchObject({
      step: 'busy',
      request: { branchId: 'online', program: 'core', meetingMethod: 'Online' },
    });
  });

  // D-48. Until then this row called it right that "In-Center" booked a video meeting with nobody's center.
  it.each(['online', null] as const)('asks for the center on branch %s, and goes on with it', (branch) => {
    const asked = run(branch, open, core, inCenter);
    expect(asked).toMatchObject({ step: 'center', program: 'core' });
    const session = trialTransition(asked, atEuless, branch);
    expect(session).toMatchObject({ step: 'session', center: 'euless' });
    expect(trialTransition(session, inPerson, branch)).toMatchObject({
      step: 'busy',
      request: { branchId: 'euless', meetingMethod: 'In-Person' },
    });
    expect(trialTransition(session, { type: 'backed' }, branch)).toEqual(asked);
    expect(trialTransition(asked, { type: 'backed' }, branch)).toEqual(run(branch, open, core));
    expect(trialToast(asked)).toBeNull();
  });

  // Until then "Choose another center" left the flow, and the booking began again.
  it.each([
    ['program', [open], 'program'],
    ['format', [open, core], 'format'],
    ['session', [open, core, inCenter], 'session'],
  ] as const)('asks at the %s with which center instead, and goes on from there', (_, before, step) => {
    const asked = run('flower-mound', ...before);
    const aside = trialTransition(asked, other, 'flower-mound');
    expect(aside).toEqual({ step: 'other-center', from: asked });
    expect(trialTransition(aside, { type: 'backed' }, 'flower-mound')).toEqual(asked);
    const chosen = trialTransition(aside, atEuless, 'flower-mound');
    expect(chosen).toMatchObject({ step, named: 'euless' });
    const on = [core, inCenter, inPerson].reduce(
      (state, event) => trialTransition(state, event, 'flower-mound'),
      chosen,
    );
    expect(on).toMatchObject({ step: 'busy', request: { branchId: 'euless', meetingMethod: 'In-Person' } });
  });

  it('is found again as it was left, answer by answer', () => {
    const opened = run(null, open);
    const answers: string[] = [];
    let state = opened;
    for (const event of [core, inCenter, atEuless, other, atFlowerMound, inPerson]) {
      state = trialTransition(state, event, null);
      const answer = trialAnswer(event, state);
      if (answer === null) break;
      answers.push(answer);
      expect(resumeTrial(opened, answers, null)).toEqual(state);
    }
    expect(answers).toEqual(['core', 'in-center', 'euless', 'other-center', 'flower-mound']);
    expect(trialAnswer({ type: 'backed' }, run(null, open, core))).toBeNull();
  });

  it('finds nothing in words that are no answers, and asks for no link by itself', () => {
    const opened = run('euless', open);
    const word = fc.constantFrom(
      'core',
      'online',
      'in-center',
      'euless',
      'other-center',
      'In-Person',
      'constructor',
      '',
    );
    fc.assert(
      fc.property(fc.array(word), (answers) => {
        expect(['program', 'format', 'session', 'other-center']).toContain(
          resumeTrial(opened, answers, 'euless').step,
        );
      }),
    );
    expect(resumeTrial(opened, ['core', 'online'], 'euless')).toEqual(run('euless', open, core));
  });

  it('closes when the page has opened, and says which one', () => {
    const asked = run('euless', open, core, online);
    expect(trialToast(asked)).toBe('preparing-trial');
    const done = trialTransition(asked, { type: 'linkOpened' }, 'euless');
    expect(done.step).toBe('closed');
    expect(trialToast(done)).toBe('opening-online');
    const visit = run('euless', open, core, inCenter, inPerson, { type: 'linkOpened' });
    expect(trialToast(visit)).toBe('opening-center');
  });

  it('clears busy and says so when the link cannot be had', () => {
    const failed = run('euless', open, core, online, linkFailed);
    expect(failed.step).toBe('format');
    expect(trialToast(failed)).toBe('booking-failed');
    expect(trialToast(run('euless', open, core, inCenter, inPerson, linkFailed, inPerson))).toBe(
      'preparing-trial',
    );
  });

  it('keeps the link at hand when no tab could be opened', () => {
    const state = run('euless', open, core, online, blocked);
    expect(state).toMatchObject({ step: 'blocked', url: '/portal/book-a-trial' });
    expect(trialToast(state)).toBeNull();
    expect(trialTransition(state, { type: 'linkOpened' }, 'euless')).toEqual(CLOSED_TRIAL);
    expect(trialTransition(state, { type: 'backed' }, 'euless').step).toBe('format');
    expect(trialTransition(state, linkFailed, 'euless')).toBe(state);
  });

  it('does not speak of a free trial when enrolling', () => {
    const asked = run('euless', { type: 'opened', purpose: 'enroll' }, core, online);
    expect(trialToast(asked)).toBeNull();
    expect(asked).toMatchObject({
      step: 'busy',
      from: { purpose: 'enroll' },
      request: { purpose: 'enroll' },
    });
  });

  it('goes back through the steps that were asked', () => {
    const session = run('euless', open, core, inCenter);
    const format = trialTransition(session, { type: 'backed' }, 'euless');
    expect(format).toEqual(run('euless', open, core));
    const program = trialTransition(format, { type: 'backed' }, 'euless');
    expect(program).toEqual(run('euless', open));
    expect(trialToast(program)).toBeNull();
    expect(trialTransition(program, { type: 'backed' }, 'euless')).toEqual(CLOSED_TRIAL);
    expect(trialTransition(CLOSED_TRIAL, { type: 'backed' }, 'euless')).toEqual(CLOSED_TRIAL);
  });

  it('closes from the format when the page gave the program', () => {
    const format = run('euless', { type: 'opened', purpose: 'trial', program: 'specialized' });
    expect(format).toMatchObject({ step: 'format', program: 'specialized' });
    expect(trialTransition(format, { type: 'backed' }, 'euless')).toEqual(CLOSED_TRIAL);
  });

  it('ignores a second tap and answers nobody waits for', () => {
    const asked = run('euless', open, core, online);
    expect(trialTransition(asked, online, 'euless')).toBe(asked);
    expect(trialTransition(CLOSED_TRIAL, { type: 'linkOpened' }, 'euless')).toBe(CLOSED_TRIAL);
    expect(trialTransition(CLOSED_TRIAL, core, 'euless')).toBe(CLOSED_TRIAL);
    expect(trialTransition(CLOSED_TRIAL, atEuless, 'euless')).toBe(CLOSED_TRIAL);
    expect(trialTransition(CLOSED_TRIAL, inPerson, 'euless')).toBe(CLOSED_TRIAL);
    expect(trialTransition(asked, { type: 'dismissed' }, 'euless')).toEqual(CLOSED_TRIAL);
  });

  it('never throws and never asks anybody to come to the online branch in person', () => {
    const events = fc.constantFrom(
      open,
      core,
      online,
      inCenter,
      atEuless,
      other,
      inPerson,
      linkFailed,
      blocked,
      { type: 'backed' as const },
    );
    fc.assert(
      fc.property(fc.constantFrom('online', null, 'euless'), fc.array(events), (branch, steps) => {
        const state = run(branch, ...steps);
        if (state.step !== 'busy') return;
        const { branchId, meetingMethod } = state.request;
        expect(meetingMethod === 'Online').toBe(branchId === 'online');
      }),
    );
  });
});

describe('trialProgress', () => {
  // The old counter said '2 of 2' and then '3 of 4': each step counted the ways on by itself.
  it.each([
    [null, 4],
    ['online', 4],
  ] as const)('counts one on with each answer, out of as many as there are, on branch %s', (branch, of) => {
    const answers = [open, core, inCenter, atEuless];
    answers.forEach((_, index) =>
      expect(progress(branch, answers.slice(0, index + 1))).toEqual({ number: index + 1, of }),
    );
  });

  it('counts no center where one is chosen, and none of what the link has answered', () => {
    expect(progress('euless', [open, core, inCenter])).toEqual({ number: 3, of: 3 });
    const given: TrialEvent = { type: 'opened', purpose: 'trial', program: 'core' };
    expect(progress('euless', [given])).toEqual({ number: 1, of: 2 });
  });

  it('does not count the question aside', () => {
    expect(progress('euless', [open, core, other])).toBeNull();
  });

  it('never has more questions left than before, and never counts past the last', () => {
    const answers = fc.constantFrom<TrialEvent>(core, inCenter, atEuless, virtual, other, linkFailed);
    fc.assert(
      fc.property(fc.constantFrom(null, 'online', 'euless'), fc.array(answers), (branch, steps) => {
        let most = Infinity;
        for (let count = 0; count <= steps.length; count += 1) {
          const now = progress(branch, [open, ...steps.slice(0, count)]);
          if (now === null) continue;
          expect(now.number).toBeGreaterThan(0);
          expect(now.number).toBeLessThanOrEqual(now.of);
          expect(now.of).toBeLessThanOrEqual(most);
          most = now.of;
        }
      }),
    );
  });
});

describe('trialPlace', () => {
  it.each([
    ['euless', [open], 'euless'],
    ['online', [open, core], 'online'],
    // Until then it was 'online' here, under a line with the ages of a center.
    [null, [open, core], null],
    [null, [open, core, inCenter], null],
    [null, [open, core, inCenter, atEuless], 'euless'],
    ['flower-mound', [open, core, other], null],
    ['flower-mound', [open, core, other, atEuless], 'euless'],
    ['online', [open, other, atEuless, core], 'euless'],
  ] as const)('on branch %s after %j is %s', (branch, events, place) => {
    expect(trialPlace(run(branch, ...events), branch)).toBe(place);
  });
});
