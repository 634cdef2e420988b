import { readdirSync, statSync } from 'node:fs';
import {
  currentSchool,
  DEFAULT_SCHOOL,
  schoolConditions,
  schoolFolder,
  schoolNames,
  schoolSources,
} from '../school/current-school.mjs';

const OTHERS = schoolNames().filter((name) => name !== DEFAULT_SCHOOL);

it('knows the schools that have a folder', () => {
  const folders = readdirSync(`${__dirname}/../../schools`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name);
  expect([...schoolNames()].sort()).toEqual(folders.sort());
  for (const name of folders) {
    expect(statSync(`${schoolSources({ KIDCODE_SCHOOL: name })}/school.yaml`).isFile()).toBe(true);
  }
});

it.each([{}, { KIDCODE_SCHOOL: '' }, { KIDCODE_SCHOOL: ' ' }, { KIDCODE_SCHOOL: DEFAULT_SCHOOL }])(
  'builds the default school for %j, into the usual folders and without a condition',
  (env) => {
    expect(currentSchool(env)).toBe(DEFAULT_SCHOOL);
    expect(schoolConditions(env)).toEqual([]);
    expect(schoolFolder('dist', env)).toBe('dist');
  },
);

it.each(OTHERS)('builds %s into folders of its own', (name) => {
  const env = { KIDCODE_SCHOOL: name };
  expect(schoolConditions(env)).toEqual([`school-${name}`]);
  expect(schoolFolder('dist', env)).toBe(`dist-${name}`);
});

it('says which schools there are when another one is wanted', () => {
  expect(() => currentSchool({ KIDCODE_SCHOOL: 'atlantis' })).toThrow(
    `KIDCODE_SCHOOL: expected one of the schools ${schoolNames().join(', ')}; got 'atlantis'`,
  );
});
