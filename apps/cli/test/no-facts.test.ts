import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SCHOOL } from '@kidcode/current-school/school';

const SOURCES = join(__dirname, '../src');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

const FACTS = [
  SCHOOL.BRAND.name,
  ...SCHOOL.CENTERS.flatMap(({ id, name, city, zip, code }) => [id, name, city, zip, code]),
  ...SCHOOL.SEASONS.map(({ id }) => id),
  ...SCHOOL.COURSE_CODES.specialized,
  ...SCHOOL.PROGRAMS.map(({ key }) => key),
  ...SCHOOL.ONLINE_COURSES.flatMap(({ startDates }) => startDates),
];

// The command was written for one school: help and errors of another one named branches that it does not have.
it.each(files)('%s spells no fact of the school', (name) => {
  const source = readFileSync(join(SOURCES, name), 'utf8');
  expect(
    FACTS.filter((fact) =>
      new RegExp(`(?<![\\w-])${fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(source),
    ),
  ).toEqual([]);
});
