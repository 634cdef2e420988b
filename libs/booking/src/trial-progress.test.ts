import type { BranchId } from '@kidcode/branches';
import { CENTER_IDS } from '@kidcode/branches';
import fc from 'fast-check';
import type { BookingSchool } from './booking-choices';
import { THIS_SCHOOL } from './booking-choices';
import { CLOSED_TRIAL, trialPlace, trialProgress, trialQuestion } from './trial-flow';
import type { TrialEvent, TrialState } from './trial-flow';
import { trialTransition } from './trial-transition';

fc.configureGlobal({ seed: 20251201 });

const open: TrialEvent = { type: 'opened', purpose: 'trial' };
const core: TrialEvent = { type: 'programChosen', program: 'core' };
const inCenter: TrialEvent = { type: 'formatChosen', mode: 'in-center' };
const atEuless: TrialEvent = { type: 'centerChosen', center: 'euless' };
const other: TrialEvent = { type: 'otherCenterWanted' };
const virtual: TrialEvent = { type: 'sessionChosen', method: 'Virtual' };

const run = (branch: BranchId | null, events: readonly TrialEvent[], school = THIS_SCHOOL): TrialState =>
  events.reduce<TrialState>((state, event) => trialTransition(state, event, branch, school), CLOSED_TRIAL);
const progress = (branch: BranchId | null, events: readonly TrialEvent[], school = THIS_SCHOOL) => {
  const asking = trialQuestion(run(branch, events, school));
  return asking && trialProgress(asking, branch, school);
};

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
    const centersOnly: BookingSchool = { hasOnline: false, centers: CENTER_IDS };
    expect(progress(null, [given], centersOnly)).toEqual({ number: 1, of: 2 });
  });

  it('does not count the question aside', () => {
    expect(progress('euless', [open, core, other])).toBeNull();
  });

  it('never has more questions left than before, and never counts past the last', () => {
    const answers = fc.constantFrom<TrialEvent>(core, inCenter, atEuless, virtual, other, {
      type: 'linkFailed',
    });
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
    expect(trialPlace(run(branch, events), branch)).toBe(place);
  });

  it('is a school without classes online its only center', () => {
    const school: BookingSchool = { hasOnline: false, centers: ['euless'] };
    expect(trialPlace(run(null, [open], school), null, school)).toBe('euless');
  });
});
