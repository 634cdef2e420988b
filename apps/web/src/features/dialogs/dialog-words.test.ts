import { BRANCHES, CENTER_IDS, CENTERS, distanceMiles, formatDistance } from '@kidcode/branches';
import { PROGRAM_KEYS, PROGRAMS } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import { parseDialogName } from './dialog-host';
import {
  centerDialog,
  consultationDialog,
  type DialogText,
  formatDialog,
  LEARNING_MODE_DIALOG,
  PROGRAM_TYPE_DIALOG,
  programDialog,
  sessionDialog,
  TRIAL_TOASTS,
} from './dialog-words';
import { bookingTarget } from './trial-dialog';

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

describe('the ages beside the choice of a program', () => {
  it.each(CENTER_IDS)('are those that %s has stated, and none that it has not', (id) => {
    const { ages, name } = BRANCHES[id];
    expect(programDialog(id).question?.includes(name)).toBe(ages !== null);
    if (ages) expect(programDialog(id).question).toContain(`Ages ${ages.from} to ${ages.to} in ${name}.`);
  });

  // The old rows asked for centers alone: online read 'Ages 5 to 15 in Flower Mound' above 'Booking with Online Learning'.
  it('are those of no center online, and of all where no branch is chosen', () => {
    for (const id of CENTER_IDS) {
      const { ages, name } = BRANCHES[id];
      expect(programDialog('online').question).not.toContain(name);
      expect(programDialog(null).question?.includes(name)).toBe(ages !== null);
    }
  });

  it('stand beside the specified words for every specialized program with ages of its own', () => {
    const [core, specialized] = programDialog(null).options;
    expect(core).toBe(PROGRAM_TYPE_DIALOG.options[0]);
    expect(specialized?.description).toContain(PROGRAM_TYPE_DIALOG.options[1]?.description);
    for (const key of PROGRAM_KEYS) {
      const { title, ages } = PROGRAMS[key];
      expect(specialized?.description?.includes(title)).toBe(ages !== null);
    }
  });
});

describe('the question which center', () => {
  it('lists every center with its address, as the school lists them', () => {
    expect(centerDialog(null).options).toEqual(
      CENTERS.map(({ id, name, address }) => ({ value: id, label: name, description: address })),
    );
  });

  it.each(CENTERS)(
    'puts $name first for a visitor who stands there, and says how far each one is',
    (center) => {
      const { options } = centerDialog(center.coordinates);
      expect(options[0]?.value).toBe(center.id);
      for (const { value, description } of options) {
        const { coordinates } = CENTERS.find(({ id }) => id === value)!;
        expect(description).toContain(formatDistance(distanceMiles(center.coordinates, coordinates)));
      }
    },
  );

  it('says nothing of a distance that cannot be measured', () => {
    expect(centerDialog({ lat: Number.NaN, lng: 0 })).toEqual(centerDialog(null));
  });
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
  [320, 'same-tab'],
  [767, 'same-tab'],
  [768, 'new-tab'],
  [1280, 'new-tab'],
])('a window %i pixels wide opens the portal in the %s', (width, target) => {
  expect(bookingTarget(width)).toBe(target);
});
