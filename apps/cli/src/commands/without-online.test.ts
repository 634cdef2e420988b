import { kidcode, refused } from '../../test/kidcode';

jest.mock('@kidcode/current-school', () => ({
  ...jest.requireActual<object>('@kidcode/current-school'),
  ONLINE: null,
  ONLINE_COURSES: [],
}));

// A school without an online branch got rows of classes without days and times: every test had one.
it.each([
  [['schedule', '--online'], 'expected a school that teaches online'],
  [['schedule', 'ANY', '--online'], 'expected a school that teaches online'],
  [['branches', 'show', 'online'], 'expected a branch'],
  // It listed the courses, of which there are none: "expected a course with a price: ; got ANY".
  [['quote', 'course', 'ANY'], 'expected a course with a price: this school has none; got ANY'],
  [['token', 'course', 'ANY', '--start', 'May 1'], 'this school has none'],
])('%j is refused in a school that teaches at its centers only', async (args, message) => {
  expect(await refused(args)).toContain(message);
});

it('every help can be read there', async () => {
  for (const line of ['', 'schedule', 'link trial', 'quote course', 'token course']) {
    const ended = await kidcode([...line.split(' ').filter(Boolean), '--help']);
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining('Examples:') as string });
    expect(ended.stdout).not.toMatch(/online --|--online --json|undefined/);
  }
});
