import { BRAND } from '@kidcode/site';

import {
  consultationDialog,
  formatDialog,
  LEARNING_MODE_DIALOG,
  PROGRAM_TYPE_DIALOG,
  sessionDialog,
  TRIAL_TOASTS,
  type DialogText,
} from './dialog-words';

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
    ['enroll', 'Choose Your Learning Mode', `How would you like your child to learn with ${BRAND.name}?`],
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

  it.each([
    ['online', ['Virtual']],
    ['euless', ['In-Person', 'Virtual']],
  ] as const)('a consultation on branch %s offers %j', (branch, options) => {
    const dialog = consultationDialog(branch);
    expect(dialog.title).toBe('Choose Consultation Method');
    expect(labels(dialog)).toEqual(options);
  });

  it.each([
    ['preparing-trial', 'Preparing your free trial booking...'],
    ['opening-online', 'Opening online booking page'],
    ['opening-center', 'Opening booking page'],
    ['booking-failed', 'Unable to process your booking request'],
  ] as const)('the toast %s reads "%s"', (code, title) => {
    expect(TRIAL_TOASTS[code].title).toBe(title);
  });
});
