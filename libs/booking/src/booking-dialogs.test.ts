import {
  consultationDialog,
  formatDialog,
  LEARNING_MODE_DIALOG,
  parseDialogName,
  PROGRAM_TYPE_DIALOG,
  sessionDialog,
} from './booking-dialogs';
import type { DialogText } from './booking-dialogs';
import { BOOKING_TOASTS } from './booking-toasts';
import { bookingTarget } from './booking-target';

const labels = ({ options }: DialogText<unknown>) => options.map(({ label }) => label);

describe('the booking dialogs', () => {
  it('say what the specification says', () => {
    expect(LEARNING_MODE_DIALOG).toEqual({
      title: 'Choose Your Preferred Learning Mode',
      question: null,
      options: [
        { value: 'online', label: 'Online Class', description: 'Learn from home' },
        { value: 'in-center', label: 'In-Center Class', description: 'Visit our learning center' },
      ],
    });
    expect(labels(PROGRAM_TYPE_DIALOG)).toEqual(['Core-Program', 'Specialized']);
    expect(labels(sessionDialog('trial'))).toEqual(['In-Person', 'Virtual']);
  });

  it.each([
    ['trial', 'Choose Your Trial Class Format', 'How would you like to try your free trial class?'],
    ['enroll', 'Choose Your Learning Mode', 'How would you like your child to learn with the product?'],
  ] as const)('the format dialog of %s reads "%s"', (purpose, title, question) => {
    const dialog = formatDialog(purpose);
    expect(dialog).toMatchObject({ title, question });
    expect(labels(dialog)).toEqual(['Online Classes', 'In-Center Classes']);
  });

  it('a family that enrolls is not asked about a trial session (D-51)', () => {
    expect(sessionDialog('trial').title).toBe('Choose Your Trial Session Type');
    expect(sessionDialog('enroll').title).toBe('Choose Your First Visit');
    expect(sessionDialog('enroll').options).toEqual(sessionDialog('trial').options);
  });

  it('the enroll question takes the school by its name', () => {
    expect(formatDialog('enroll', 'KidCode').question).toBe(
      'How would you like your child to learn with KidCode?',
    );
  });

  it.each([
    ['online', ['Virtual']],
    ['euless', ['In-Person', 'Virtual']],
    [null, ['In-Person', 'Virtual']],
  ])('a consultation on branch %s offers %j', (branch, options) => {
    const dialog = consultationDialog(branch);
    expect(dialog.title).toBe('Choose Consultation Method');
    expect(labels(dialog)).toEqual(options);
  });

  it.each([
    ['trial', 'trial'],
    ['core-booking', 'core-booking'],
    ['coupon', 'coupon'],
    ['nonsense', null],
    [null, null],
  ])('a link to dialog %s opens %s', (raw, name) => {
    expect(parseDialogName(raw)).toBe(name);
  });

  it.each([
    ['preparing-trial', 'Preparing your free trial booking...'],
    ['opening-online', 'Opening online booking page'],
    ['opening-center', 'Opening booking page'],
    ['booking-failed', 'Unable to process your booking request'],
  ] as const)('the toast %s reads "%s"', (code, title) => {
    expect(BOOKING_TOASTS[code].title).toBe(title);
  });

  it.each([
    [320, 'same-tab'],
    [767, 'same-tab'],
    [768, 'new-tab'],
    [1280, 'new-tab'],
  ])('a window %i pixels wide opens the portal in the %s', (width, target) => {
    expect(bookingTarget(width)).toBe(target);
  });
});
