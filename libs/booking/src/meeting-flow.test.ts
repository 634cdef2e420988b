import type { BranchId } from '@kidcode/branches';

import {
  ASKING_MEETING,
  meetingAnswer,
  meetingPlace,
  meetingTransition,
  resumeMeeting,
  type MeetingEvent,
} from './meeting-flow';

const run = (branch: BranchId | null, ...events: MeetingEvent[]) =>
  events.reduce((state, event) => meetingTransition(state, event, branch), ASKING_MEETING);

const virtual: MeetingEvent = { type: 'methodChosen', method: 'Virtual' };
const inPerson: MeetingEvent = { type: 'methodChosen', method: 'In-Person' };
const other: MeetingEvent = { type: 'otherCenterWanted' };
const atEuless: MeetingEvent = { type: 'centerChosen', center: 'euless' };
const linkOpened: MeetingEvent = { type: 'linkOpened' };
const blocked: MeetingEvent = { type: 'popupBlocked', url: '/portal' };

describe('meetingTransition', () => {
  // D-89. The old rows asked for a center in person and booked online by video, against specification 1, section 7.
  it.each([
    [null, 'flower-mound'],
    ['euless', 'euless'],
    ['online', 'online'],
  ] as const)('on branch %s asks for a link of %s', (branch, branchId) => {
    expect(meetingPlace(ASKING_MEETING, branch)).toBe(branchId);
    const busy = { step: 'busy', branchId, meetingMethod: 'Virtual' };
    expect(run(branch, virtual)).toEqual(busy);
    expect(meetingPlace(run(branch, virtual), branch)).toBe(branchId);
    expect(run(branch, virtual, inPerson)).toEqual(busy);
  });

  it.each([null, 'flower-mound', 'online'] as const)(
    'books another center on branch %s when told to, and is found again as it was left',
    (branch) => {
      const aside = run(branch, other);
      expect(meetingPlace(aside, branch)).toBeNull();
      const named = run(branch, other, atEuless);
      expect(meetingPlace(named, branch)).toBe('euless');
      expect(run(branch, other, atEuless, inPerson)).toMatchObject({ branchId: 'euless' });
      expect([other, atEuless, virtual].map(meetingAnswer)).toEqual(['other-center', 'euless', null]);
      expect(resumeMeeting(['other-center'])).toEqual(aside);
      expect(resumeMeeting(['other-center', 'euless'])).toEqual(named);
      expect(resumeMeeting(['nonsense', 'euless'])).toEqual(ASKING_MEETING);
    },
  );

  it.each(['linkOpened', 'linkFailed', 'dismissed'] as const)('closes after %s', (type) =>
    expect(run(null, virtual, { type })).toEqual({ step: 'closed' }),
  );

  it('keeps the link at hand when no tab could be opened', () => {
    expect(run('euless', virtual, blocked)).toEqual({
      step: 'blocked',
      branchId: 'euless',
      meetingMethod: 'Virtual',
      url: '/portal',
    });
    expect(run('euless', virtual, blocked, linkOpened)).toEqual({ step: 'closed' });
  });

  it('ignores answers that nobody waits for, and what does not belong to the step', () => {
    for (const event of [atEuless, linkOpened, blocked]) expect(run(null, event)).toBe(ASKING_MEETING);
    const closed = run(null, { type: 'dismissed' });
    for (const event of [virtual, other, atEuless, linkOpened, blocked])
      expect(meetingTransition(closed, event, null)).toBe(closed);
  });
});
