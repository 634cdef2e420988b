import { foreignContent } from './own-content';

const FOLDER = '/repository/schools/harbor';

it('takes what the school itself has', () => {
  expect(foreignContent('@kidcode/current-school', `${FOLDER}/index.ts`, FOLDER)).toBeNull();
});

// Seen in a build of harbor: its camps overview carried the first school's words about online camps, unnoticed.
it.each([
  '/repository/schools/kidcode/generated/texts/home.ts',
  '/repository/schools/harbor-two/generated/texts/home.ts',
])('refuses %s for another school', (file) => {
  expect(foreignContent('@kidcode/current-school/generated/texts/home', file, FOLDER)).toMatch(
    /texts\/home.*harbor/,
  );
});
