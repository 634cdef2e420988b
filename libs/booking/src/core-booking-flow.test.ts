import {
  CLOSED_CORE_BOOKING,
  coreBookingAnswer,
  coreBookingPlace,
  coreBookingTransition,
  resumeCoreBooking,
} from './core-booking-flow';

const open = coreBookingTransition(CLOSED_CORE_BOOKING, { type: 'opened' }, null);
const busy = coreBookingTransition(open, { type: 'bookingChosen' }, null);

describe('coreBookingTransition', () => {
  it('asks for a link at Flower Mound while no branch is chosen', () => {
    expect(busy).toEqual({ step: 'busy', branchId: 'flower-mound' });
    expect(coreBookingTransition(open, { type: 'bookingChosen' }, 'euless')).toEqual({
      step: 'busy',
      branchId: 'euless',
    });
  });

  it.each(['linkOpened', 'linkFailed', 'dismissed'] as const)('closes after %s, without a word', (type) => {
    expect(coreBookingTransition(busy, { type }, null)).toEqual(CLOSED_CORE_BOOKING);
  });

  it('books with the center that a parent names in it, and finds that again', () => {
    const other = { type: 'otherCenterWanted' } as const;
    const euless = { type: 'centerChosen', center: 'euless' } as const;
    const aside = coreBookingTransition(open, other, 'online');
    expect(coreBookingPlace(open, 'online')).toBe('online');
    expect(coreBookingPlace(aside, 'online')).toBeNull();
    const named = coreBookingTransition(aside, euless, 'online');
    expect(coreBookingPlace(named, 'online')).toBe('euless');
    expect(coreBookingTransition(named, { type: 'bookingChosen' }, 'online')).toMatchObject({
      step: 'busy',
      branchId: 'euless',
    });
    const answers = [coreBookingAnswer(other, aside), coreBookingAnswer(euless, named)];
    expect(resumeCoreBooking(answers.map(String), 'online')).toEqual(named);
    expect(resumeCoreBooking(['nonsense', 'euless'], null)).toEqual(open);
    expect(coreBookingAnswer({ type: 'bookingChosen' }, busy)).toBeNull();
  });

  it('keeps the link at hand when no tab could be opened', () => {
    const event = { type: 'popupBlocked', url: '/portal' } as const;
    expect(coreBookingTransition(busy, event, null)).toEqual({
      step: 'blocked',
      branchId: 'flower-mound',
      url: '/portal',
    });
    expect(coreBookingTransition(open, event, null)).toBe(open);
  });

  it('ignores a second tap and answers nobody waits for', () => {
    expect(coreBookingTransition(busy, { type: 'bookingChosen' }, null)).toBe(busy);
    expect(coreBookingTransition(open, { type: 'linkOpened' }, null)).toBe(open);
  });
});
