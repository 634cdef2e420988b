import { CLOSED_CORE_BOOKING, coreBookingTransition } from './core-booking-flow';

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

  it('keeps the link at hand when no tab could be opened', () => {
    const event = { type: 'popupBlocked', url: '/portal' } as const;
    expect(coreBookingTransition(busy, event, null)).toEqual({ step: 'blocked', url: '/portal' });
    expect(coreBookingTransition(open, event, null)).toBe(open);
  });

  it('ignores a second tap and answers nobody waits for', () => {
    expect(coreBookingTransition(busy, { type: 'bookingChosen' }, null)).toBe(busy);
    expect(coreBookingTransition(open, { type: 'linkOpened' }, null)).toBe(open);
  });
});
