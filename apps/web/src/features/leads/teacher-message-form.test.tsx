import { CENTER_IDS, DEFAULT_CENTER } from '@kidcode/branches';
import type { TeacherFacts } from '@kidcode/school';

import { staticPage, wordsOf } from '../../../test/static-page';
import { TeacherMessageForm } from './teacher-message-form';

jest.mock('@kidcode/current-school', () => {
  const facts = jest.requireActual<{ readonly CENTERS: readonly { readonly id: string }[] }>(
    '@kidcode/current-school',
  );
  const teacher = (fullName: string, branch: string, sample: boolean): TeacherFacts => ({
    id: fullName,
    fullName,
    branch,
    contactNumber: '',
    email: 'teacher@example.com',
    teachesOnline: false,
    introduction: '',
    teaches: [],
    imageUrl: null,
    residence: null,
    sample,
  });
  const [first = { id: '' }, second = first] = facts.CENTERS;
  return {
    ...facts,
    TEACHERS: [teacher('Real One', first.id, false), teacher('Sample Two', second.id, true)],
  };
});

const optionsAt = (branch: Parameters<typeof TeacherMessageForm>[0]['branch']) =>
  [...staticPage('/teachers', <TeacherMessageForm branch={branch} />).querySelectorAll('option')].map(
    wordsOf,
  );

it('offers the real teachers of a branch, and no sample', () => {
  expect(optionsAt(DEFAULT_CENTER)).toEqual(['Choose a teacher', expect.stringContaining('Real One')]);
  expect(optionsAt(null)).toEqual(['Choose a teacher', expect.stringContaining('Real One')]);
});

it('offers no choice where there is nobody to choose', () =>
  expect(optionsAt(CENTER_IDS.at(-1) ?? DEFAULT_CENTER)).toEqual([]));
