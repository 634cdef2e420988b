import { kidcode } from '../../test/kidcode';

jest.mock('@kidcode/current-school', () => {
  const own = jest.requireActual<{ PAGES: readonly string[] }>('@kidcode/current-school');
  return {
    ...own,
    SEASONS: [],
    SEASON_TABS: {},
    PAGES: own.PAGES.filter((page) => !page.startsWith('camp')),
  };
});

// In a school fresh from `school new`, which has no season, every help was a stack trace.
it.each(['', 'quote camp', 'quote family', 'plan', 'calendar', 'places set', 'places drop'])(
  'the help of "%s" can be read in a school without a season',
  async (line) => {
    const ended = await kidcode([...line.split(' ').filter(Boolean), '--help']);
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining('Examples:') as string });
    expect(ended.stdout).not.toMatch(/undefined|null/);
  },
);
