import { samplesIn } from './samples-in';

it('lists what says of itself that it is a sample, wherever it stands', () =>
  expect(
    samplesIn({
      TEACHERS: [
        { id: 'a', sample: true },
        { id: 'b', sample: false },
      ],
      SEASONS: [{ id: 'winter', themes: [{ week: 1, sample: true, juniors: { sample: true } }] }],
      COURSES: [{ courseCode: 'C1', sampleFields: ['projectName'] }],
      TERMS: [{ kind: 'general', sample: true }],
      NAME: 'sample',
      NOTHING: null,
    }),
  ).toEqual(['TEACHERS.a', 'SEASONS.winter.themes.0', 'COURSES.C1.projectName', 'TERMS.general']));

it('finds none in a school that has said everything itself', () =>
  expect(samplesIn({ TEACHERS: [], BRAND: { name: 'Example' } })).toEqual([]));
