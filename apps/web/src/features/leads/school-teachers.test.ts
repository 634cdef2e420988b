import { BRANCHES, CENTER_IDS, DEFAULT_CENTER } from '@kidcode/branches';
import type { TeacherFacts } from '@kidcode/school';
import { BRAND } from '@kidcode/site';

import { siteConfig } from '../../shared/site-config';
import { realTeachersAt, recipientOf, teachersAt } from './school-teachers';

const teacher = (id: string, more: Partial<TeacherFacts> = {}): TeacherFacts => ({
  id,
  fullName: `Teacher ${id}`,
  branch: DEFAULT_CENTER,
  contactNumber: '',
  email: `${id}@example.com`,
  teachesOnline: false,
  introduction: '',
  teaches: [],
  imageUrl: null,
  residence: null,
  sample: false,
  ...more,
});
const other = CENTER_IDS.at(-1) ?? DEFAULT_CENTER;
const STAFF = [teacher('a'), teacher('b', { branch: other }), teacher('c', { sample: true })];

it('a parent writes to a real teacher of the branch, by a choice', () => {
  expect(recipientOf(DEFAULT_CENTER, 'a', STAFF)).toEqual({
    teacherName: 'Teacher a',
    teacherEmail: 'a@example.com',
  });
  expect(recipientOf(DEFAULT_CENTER, 'b', STAFF)).toBeNull();
  expect(recipientOf(null, 'b', STAFF)?.teacherName).toBe('Teacher b');
  expect(recipientOf(null, undefined, STAFF)).toBeNull();
});

it('nobody can write to a sample: the message goes to the branch or the school', () => {
  const samples = [teacher('c', { sample: true })];
  expect(realTeachersAt(null, samples)).toEqual([]);
  expect(recipientOf(DEFAULT_CENTER, 'c', samples)).toEqual({
    teacherName: `Any teacher, ${BRANCHES[DEFAULT_CENTER].name}`,
    teacherEmail: BRANCHES[DEFAULT_CENTER].email,
  });
  expect(recipientOf(null, null, samples)?.teacherEmail).toBe(BRAND.email.display);
});

it('samples are left out where they are not shown', () => {
  expect(teachersAt(DEFAULT_CENTER, STAFF).map(({ id }) => id)).toEqual(['a', 'c']);
  const replaced = jest.replaceProperty(siteConfig, 'showSamples', false);
  expect(teachersAt(DEFAULT_CENTER, STAFF).map(({ id }) => id)).toEqual(['a']);
  replaced.restore();
});
