import { siteDay } from '@kidcode/school';
import { courseRefusalWords, seasonRefusalWords } from './sale-words';

it.each([
  ['over', 'the winter camp is over'],
  ['full', 'the winter camp is full'],
  ['closed', 'registration for the winter camp is closed'],
  ['running', 'registration for the winter camp is closed'],
  ['announced', 'registration for the winter camp is not open yet'],
] as const)('a season that is %s: %s', (phase, words) => {
  expect(seasonRefusalWords('winter', phase)).toBe(words);
});

it('names the day on which an announced season opens', () => {
  expect(seasonRefusalWords('spring', 'announced', siteDay('2026-02-01'))).toBe(
    'registration for the spring camp opens on February 1, 2026',
  );
});

it('a course that runs has started, and is not over', () => {
  expect(courseRefusalWords('running')).toBe('the online course has started');
  expect(courseRefusalWords('over')).toBe('the online course is over');
});
