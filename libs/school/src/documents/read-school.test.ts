import { DOCUMENTS, factsOf, PLACES, saidOf } from '../../test/school-documents';
import { readSchool } from './read-school';

describe('a school of documents', () => {
  it('has each fact once, and what follows from it: address, telephone, weeks, edition, offer', () => {
    const { CENTERS, SEASONS, OFFERS, BRAND } = factsOf(DOCUMENTS);
    expect(CENTERS).toMatchObject([
      {
        id: 'euless',
        address: '200 Example Grove Drive, Euless, TX 76039',
        telHref: 'tel:+19725550120',
        ages: null,
      },
    ]);
    expect(SEASONS[0]?.editions).toMatchObject([
      {
        id: 'winter-2025',
        dates: 'Dec 22, 2025 - Jan 2, 2026',
        length: '2 weeks',
        firstDay: '2025-12-22',
        lastDay: '2026-01-02',
        weeks: [{ label: 'Dec 22-26' }, { label: 'Dec 29 - Jan 2', seats: 'full' }],
        holidays: ['2025-12-25', '2026-01-01'],
      },
    ]);
    expect(OFFERS).toMatchObject([
      { title: 'Early Bird', values: [{ percent: 15, of: 'winter camp' }], inQuotes: true },
    ]);
    expect(BRAND.headquarters).toMatchObject({ city: 'Flower Mound', state: 'TX' });
  });

  it('has the pages that it has something to say on, where it lists none', () => {
    const { 'school.yaml': school } = DOCUMENTS;
    const unlisted = { ...DOCUMENTS, 'school.yaml': school.replace(/^pages: .*\n/m, '') };
    const pages = (files: Readonly<Record<string, string>>) => factsOf(files).PAGES;
    expect(pages(unlisted)).toEqual(expect.arrayContaining(['home', 'camp', 'discounts']));
    expect(pages(unlisted)).not.toEqual(expect.arrayContaining(['teachers']));
    for (const page of ['online-camps', 'online-fees']) expect(pages(unlisted)).not.toContain(page);
    const staffed = { ...unlisted, 'teachers/jo.yaml': 'name: Jo\nat: euless\nabout: Builds robots.\n' };
    expect(pages(staffed)).toContain('teachers');
  });

  it('takes the only way to pay for the one that holds, and the first way to book for the one chosen first', () => {
    expect(factsOf(DOCUMENTS).SEASONS[0]?.sale).toMatchObject({
      firstType: 'weekly',
      forcedPayment: 'full',
    });
  });

  it('is refused with an edition without days', () => {
    const days = '1: 2025-12-22 to 2025-12-26\n      2: 2025-12-29 to 2026-01-02\n    full: 2';
    const winter = DOCUMENTS['seasons/winter.yaml'].replace(days, '1: Soon');
    expect(saidOf({ ...DOCUMENTS, 'seasons/winter.yaml': winter })).toContainEqual(
      expect.stringMatching(/winter\.yaml:22:5: this edition says nowhere when it is/),
    );
  });

  it('tells the mistakes of all documents in one run', () => {
    const files = {
      ...DOCUMENTS,
      'branches/euless.yaml': DOCUMENTS['branches/euless.yaml'].replace('zip: 76039', 'zpi: 76039'),
      'camps.yaml': DOCUMENTS['camps.yaml'].replace('5-10', '10-5'),
      'teachers/Jo Example.yaml': 'name: Jo',
      'sesons/fall.yaml': 'name: Fall',
    };
    expect(saidOf(files).map((sentence) => sentence.split(':').slice(0, 2).join(':'))).toEqual([
      'branches/euless.yaml:4',
      'camps.yaml:4',
      'sesons/fall.yaml:1',
      'teachers/Jo Example.yaml:1',
    ]);
  });

  it('misses a picture that is named and not there, at its name', () => {
    const read = readSchool(DOCUMENTS, PLACES, (file) => file !== 'programs/camps-winter.svg');
    expect(read).toMatchObject({
      ok: false,
      error: [
        {
          file: 'seasons/winter.yaml',
          line: 7,
          message: expect.stringContaining('camps-winter.svg') as string,
        },
      ],
    });
  });

  it('says which document is missing', () => {
    const others = Object.entries(DOCUMENTS).filter(([file]) => file !== 'camps.yaml');
    expect(saidOf(Object.fromEntries(others))).toEqual(['camps.yaml:1:1: this document is missing.']);
  });
});

const PUZZLE = `title: Go
task: Go to the flag.
board: |
  >..x
blocks: move, repeat
goal: flag
best: 2
hints:
  - One.
  - Two.
  - Three.
solution: |
  repeat 3
    move
practices: loops
begins: 8-10
`;

describe('a puzzle of the first class', () => {
  const withPuzzle = (from: string, to: string) => {
    expect(PUZZLE).toContain(from);
    return { ...DOCUMENTS, 'puzzles/1-go.yaml': PUZZLE.replace(from, to) };
  };

  it('is read with its board, its goal and its id', () =>
    expect(factsOf(withPuzzle('goal: flag', 'goal: batteries and paint 8')).PUZZLES).toMatchObject([
      {
        id: '1-go',
        board: '>..x\n',
        blocks: ['move', 'repeat'],
        goal: { flag: false, batteries: true, paint: 8 },
        begins: '8-10',
      },
    ]));

  it('leads from what is wrong with it to its line', () => {
    const read = readSchool(withPuzzle('Go', 'Go'), PLACES);
    expect(read.ok && read.value.mistakeAt('PUZZLES.1-go.solution', 'no')).toEqual({
      file: 'puzzles/1-go.yaml',
      line: 12,
      column: 11,
      message: 'no',
    });
  });

  it.each([
    ['goal: flag', 'goal: flags', '6:7: a goal is "flag", "batteries"'],
    ['goal: flag', 'goal: flag and flag', '6:7: a goal is'],
    ['repeat\ngoal', 'jump\ngoal', '5:9: expected move, turn left'],
    ['  - Three.\n', '', '9:3: three hints, from a nudge to nearly the solution, not 2.'],
    ['begins: 8-10', 'begins: 8', '16:9: expected 5-7, 8-10 or 11+, not "8".'],
    ['best: 2', 'best: none', '7:7: a whole number from 1 to 40, not "none".'],
  ])('%j as %j is refused', (from, to, sentence) =>
    expect(saidOf(withPuzzle(from, to)).join()).toContain(`puzzles/1-go.yaml:${sentence}`),
  );
});
