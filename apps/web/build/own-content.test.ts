import { foreignContent } from './own-content';

const FOLDER = '/repository/schools/harbor';

it('takes what the school itself has', () => {
  expect(foreignContent('@kidcode/current-school', `${FOLDER}/index.ts`, FOLDER)).toBeNull();
});

// Seen in a build of harbor: its camps overview carried the first school's words about online camps, unnoticed.
it.each(['/repository/schools/kidcode/content/home.ts', '/repository/schools/harbor-two/content/home.ts'])(
  'refuses %s for another school',
  (file) => {
    expect(foreignContent('@kidcode/current-school/content/home', file, FOLDER)).toMatch(
      /content\/home.*harbor/,
    );
  },
);
