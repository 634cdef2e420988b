import { DOCUMENTS, PLACES, saidOf } from '../../test/school-documents';
import { WHOLE } from '../../test/whole-school';
import { readParts } from './read-school';

const OTHER_CENTER = DOCUMENTS['branches/euless.yaml']
  .replace('SM1001', 'SM1002')
  .replace('name: Euless', 'name: Mill')
  .replace('euless@', 'mill@')
  .replace('200 Example Grove', '3 Mill')
  .replace('555-0120', '555-0130')
  .replace('32.837', '32.84');

/** A school of everything that is named below. */
const SCHOOL: Readonly<Record<string, string>> = {
  ...WHOLE,
  'school.yaml': WHOLE['school.yaml'].replace('centers: euless', 'centers: euless, mill'),
  'branches/mill.yaml': OTHER_CENTER,
  'fees.yaml': `${WHOLE['fees.yaml']}  offers: early-bird\n`,
  'office.yaml':
    'replies:\n  - name: Thanks\n    subject: Your request {reference}\n    text: Hello {name}\n',
};

type Change = readonly [file: string, from: string, to: string];

/** Every mistake of the school with some things written otherwise, each with its place. */
function told(...changes: readonly Change[]): readonly string[] {
  const files = { ...SCHOOL };
  for (const [file, from, to] of changes) {
    const text = files[file] ?? '';
    expect(text).toContain(from);
    files[file] = text.replace(from, to);
  }
  const { mistakes } = readParts(files, PLACES, (file) => !file.includes('gone'));
  // A slip is told once in a document.
  if (changes.length === 1) expect(new Set(mistakes.map(({ file }) => file)).size).toBe(mistakes.length);
  return mistakes.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`);
}

const WINTER = 'seasons/winter.yaml';

/** A mistake in a document that no other one quotes. */
const OTHER: Change = ['advised-children.yaml', 'age: 8', 'age: eight'];

const INDENT =
  'this line, or the one above it, begins too far left or right; what belongs together begins at the same column.';
const NO_COLON = 'expected "name: value" on this line, with a colon and a space behind the name.';
const TELEPHONE = 'a telephone number with ten digits, such as (214) 555-0100';
const CURLY = 'these quotes are those of a word processor; type straight ones: "...".';
const beginsWith = (sign: string) => `12:6: a text that begins with ${sign} stands between quotes: "...".`;
/** What stands in braces landed on pages as it was written, `{phone}` in a rule or the banner. */
const unfilled = (brace: string) =>
  `nothing is filled in here, as it is in texts and pages: write the words in the place of "${brace}".`;
const OFFER = 'an offer gives a "percent" with "of", or an "amount" with "as".';

/** Slips by their document: what stands there, what is written instead, and what is said at which line and column. */
const SLIPS: Readonly<Record<string, readonly (readonly [from: string, to: string, said: string])[]>> = {
  'branches/euless.yaml': [
    // Such an offer was given here, and was not.
    [
      'about:',
      'offers: { only here: sibling, not here: sibling }\nabout:',
      '13:41: "sibling" stands in "only here", too; keep one of them.',
    ],
    [
      'about:',
      'offers: { only here: { a: b } }\nabout:',
      '13:22: expected words with commas between them on one line, or a list.',
    ],
    ['alt:', 'zpi: 1\nalt:', '12:1: "zpi" is not known in a center. Did you mean "zip"?'],
    ['zip: 76039\n', '', '1:1: "zip" is missing in a center.'],
    ['zip: 76039', 'zip: 76039\nzip: 75028', '5:1: this name stands twice here; keep one of them.'],
    ['name: Euless', 'name: [Euless]', '1:7: expected a text on one line, found several fields or a list.'],
    ['76039', '7603', '4:6: a ZIP has five digits, this has four: "7603".'],
    ['76039', '76030', '4:6: there is no ZIP 76030.'],
    ['(972) 555-0120', '555-0120', `5:8: ${TELEPHONE}, not "555-0120".`],
    [
      'euless@example.com',
      'euless.example.com',
      '6:8: an e-mail address such as name@example.com, not "euless.example.com".',
    ],
    ['3:00 PM - 7:00 PM', '3-7', '7:11: hours such as 3:00 PM - 7:00 PM, or closed, not "3-7".'],
    ['32.837, -97.079', '32.837', '9:14: latitude and longitude such as 32.837, -97.079, not "32.837".'],
    [
      '-97.079',
      '97.079',
      '9:14: this point lies 7,805 miles from the ZIP 76039. In the United States the second number is negative: -97.079?',
    ],
    ['555-0120', '555-O120', `5:8: ${TELEPHONE}, not "(972) 555-O120".`],
    ['center-euless.svg', 'gone.svg', '11:10: there is no picture "programs/gone.svg" in public/pictures.'],
    ['alt: A green house.\n', '', '1:1: "alt" is missing in a center.'],
    ['"#12805C"', '#12805C', '10:9: what follows a # is a note; between quotes it is a value: "#12805C".'],
    ['"#12805C"', 'green', '10:9: a colour such as "#1466E0" between quotes, not "green".'],
    ['Classes in Euless.', 'x'.repeat(201), '13:8: at most 200 letters have room here, these are 201.'],
    [
      'A green house.',
      'Green: a house.',
      '12:6: a colon stands inside this text; put the whole text between quotes: "...".',
    ],
    ['A green house.', '"A green house.', '12:6: the quote that begins here has no end.'],
    [
      'A green house.',
      'House #5 is green.',
      '12:6: what follows a # is a note; between quotes it is a value: "#5 is green.".',
    ],
    ['alt: A green', 'alt: {camp ages} A green', beginsWith('{')],
    ['alt: A green house.', 'alt: {camp ages}', beginsWith('{')],
    ['alt: A', 'alt: *New* A', beginsWith('*')],
    ['alt: A', 'alt: !A', beginsWith('!')],
    [
      'A green house.',
      "'The school's house'",
      '12:18: a text goes on behind its closing quote; put all of it between quotes of another kind.',
    ],
    ['zip: 76039', 'zip 76039', `4:1: ${NO_COLON}`],
    ['zip:', '<<<<<<< HEAD\nzip:', `4:1: ${NO_COLON}`],
    [
      'A green house.',
      'A ch\uFFFDteau.',
      '12:10: letters cannot be read here; save this file as UTF-8 text.',
    ],
    ['street:', 'Street:', '3:1: "Street" is not known in a center. Did you mean "street"?'],
    ['3:00 PM - 7:00 PM', '7:00 PM - 3:00 PM', '7:11: this ends before it begins: "7:00 PM - 3:00 PM".'],
    [
      'A green house.',
      '"A \\green house."',
      '12:9: this line cannot be read; put a text with other signs in it between quotes: "...".',
    ],
    ['A green house.', '[House](/camps) in green', beginsWith('[')],
    ['zip:', '---\nzip:', '4:1: a line of three dashes stands here; this document has none.'],
    [
      'A green house.',
      'The # 1 house.',
      '12:6: what follows a # is a note: put the whole text between quotes, or the note on a line of its own.',
    ],
    ['A green house.', 'TODO ask Karen', '12:6: this is not finished: "TODO ask Karen".'],
    ['A green house.', 'A house in {city}.', `12:6: ${unfilled('{city}')}`],
    ['Classes in Euless.', 'Classes of {school', `13:8: ${unfilled('{school')}`],
    ['A green house.', '\u201cA green house.\u201d', `12:6: ${CURLY}`],
    ['A green house.', '\u201cGreen: a house.\u201d', `12:6: ${CURLY}`],
    [
      'Euless\ncode',
      'Euless code',
      '1:7: a colon stands inside this text; begin a new line before "code:", or put the whole text between quotes: "...".',
    ],
    [
      'alt: A',
      'alt:\u00a0A',
      '12:5: a blank of another kind stands here, as word processors make it: type it anew.',
    ],
    [
      '76039',
      '10001',
      '4:6: 10001 is New York, NY, 1,384 miles from these coordinates; one of the two is wrong.',
    ],
    [
      '3:00 PM - 7:00 PM',
      '3:00 AM - 7:00 PM',
      '7:11: these hours begin at night; AM or PM? "3:00 AM - 7:00 PM".',
    ],
  ],
  'camps.yaml': [
    [
      'groups:\n  - name: Juniors\n    ages: 5-10',
      'groups: Juniors',
      '2:9: expected a list, each entry on a line of its own behind "- ".',
    ],
    ['group: 5', 'group: five', '5:22: a whole number from 1 to 100, not "five".'],
    ['  - name: Juniors', '  -name: Juniors', '3:3: a space is missing behind the dash.'],
    [
      'ages: 5-10\n',
      'ages: 5-10\n  - name: Seniors\n    ages: 9-16\n',
      '3:3: each group begins with an age above those of the group before it.',
    ],
    [
      'hours: 7:30AM-6:00PM',
      'hours: 7:30AM-6:00',
      '8:10: hours such as 3:00 PM - 7:00 PM, or closed, not "7:30AM-6:00".',
    ],
    ['from: 7:30 AM', 'from: 7:30', '16:15: a time such as 7:30 AM, not "7:30".'],
    [
      'meals:\n  bring: Lunch\n  optional: Pizza\n  allergies: No peanuts\n  dietary: Ask us',
      'meals:\n  - Lunch',
      '18:3: expected the fields of the meals, one a line, such as "bring: ...".',
    ],
  ],
  'seasons/winter.yaml': [
    ['full day: 299', 'full day: $299', '16:21: a price has no sign and no comma: 299, not "$299".'],
    // Cents were advised, and then refused.
    ['full day: 299', 'full day: free', '16:21: a price in whole dollars, such as 149, not "free".'],
    ['full day: 299', 'full day: 0', '16:21: a price in whole dollars, such as 149, not "0".'],
    ['full day: 299', 'full day: -299', '16:21: a price in whole dollars, such as 149, not "-299".'],
    ['full day: 299', 'full day: 299.50', '16:21: a price in whole dollars, such as 149, not "299.50".'],
    ['full day: 299', 'full day: $299.50', '16:21: a price in whole dollars, such as 149, not "$299.50".'],
    ['full day: 299', 'full day: 1,299', '16:21: a price has no sign and no comma: 1299, not "1,299".'],
    ['  week: { full', ' week: { full', `16:2: ${INDENT}`],
    ['  week: { full', '    week: { full', `16:5: ${INDENT}`],
    ['  full camp: {', '    full camp: {', `15:3: ${INDENT}`],
    ['  month: {', 'month: {', `16:3: ${INDENT}`],
    ['  percent: 15', '   percent: 15', `19:4: ${INDENT}`],
    ['      2: 2025', '     2: 2025', `25:6: ${INDENT}`],
    ['        text: By', '       text: By', `29:8: ${INDENT}`],
    [
      'percent: 15',
      'percent: 15\n  from: 2025-12-10\n  until: 2025-11-01',
      '21:10: this day lies before "from".',
    ],
    ['2025-12-26', '2025-11-31', '24:10: there is no such day: "2025-11-31".'],
    ['2025-12-22', '12/22/2025', '24:10: a day begins with its year: 2025-12-22?'],
    ['2025-12-29 to 2026-01-02', '2026-01-02 to 2025-12-29', '25:10: this ends before it starts.'],
    ['2: 2025-12-29', '2: 2025-12-26', '25:10: Expected a start after 2025-12-26, got 2025-12-26.'],
    [
      'editions:\n',
      'editions:\n  2026:\n    registration: announced\n    weeks:\n      1: 2026-01-01 to 2026-01-09\n',
      '24:10: Expected a first day after the edition 2025 has ended on 2026-01-02, got 2026-01-01. See seasons/winter.yaml:28.',
    ],
    ['      1: 2025', '      one: 2025', '24:12: a week has a number, such as 1, not "one".'],
    [
      '2: 2025-12-29 to 2026-01-02',
      '2: 2026-12-28 to 2027-01-01',
      '25:10: Expected an edition of at most 366 days, got 2025-12-22 to 2027-01-01.',
    ],
    ['full: 2', 'full: 3', '26:11: "3" is not a week of this edition. There is: 1, 2.'],
    ['full: 2', 'full: second', '26:11: a whole number from 1 to 60, not "second".'],
    ['  2025:', '\t2025:', '21:1: a tab stands at the beginning of this line; use spaces.'],
    [
      'half day: 149',
      'half day: 349',
      "16:36: Expected a half day of at most the full day's $299, got $349.",
    ],
    [
      'discount:',
      'rates from:\n  12/10/2025:\n    week: { full day: 1 }\ndiscount:',
      '19:5: a day begins with its year: 2025-12-10?',
    ],
    [
      'discount:',
      'rates from:\n  2025-12-10:\n    week: { half day: 400 }\ndiscount:',
      "18:3: Expected a half day of at most the full day's $299, got $400.",
    ],
    ['percent: 15', 'percent: 15%', '19:12: a whole percent from 1 to 90, without the sign, not "15%".'],
    [
      'full day: 299, half',
      'full day: 299 half',
      '16:21: a comma is missing here, between the values in braces.',
    ],
    ['half day: 149 }', 'half day: 149', '16:9: the bracket that begins here has no end.'],
    ['2025-12-29 to 2026-01-02', 'June 27-31', '25:10: there is no such day: "June 31".'],
    ['  2025:', '  2028:', '24:10: Expected days of 2028, got 2025-12-22 to 2026-01-02.'],
    ['a day:', 'chosen first: month\na day:', '11:15: Expected one of the ways to book: week; got month.'],
    [
      '2: 2025-12-29 to 2026-01-02',
      '2: 2026-01-03 to 2026-01-04',
      '25:10: Expected a week that begins and ends on a day from Monday to Friday, got 2026-01-03 to 2026-01-04.',
    ],
    ['last day: the Friday before', 'last day: 2025-12-32', '30:19: there is no such day: "2025-12-32".'],
    // It was told at the line of "for", two lines above.
    [
      'last day: the Friday before',
      'last day: 2026-03-03',
      '30:19: Expected a "last day" up to the start 2025-12-22, got 2026-03-03.',
    ],
    [
      '[2025-12-25, 2026-01-01]',
      '2025-12-25, 2026-01-32',
      '31:13: days that there are, such as 2025-12-25, 2026-01-01; or none, or not published: not "2025-12-25, 2026-01-32".',
    ],
    [
      '    full: 2',
      '    months:\n      - { name: June, theme: A, weeks: 1, days: 5 }\n      - { name: July, theme: B, weeks: "1, 2", days: 5 }\n    full: 2',
      '28:40: Expected each week in one month, got week 1 again.',
    ],
  ],
  'school.yaml': [
    [
      '    - 2025-12-25\n',
      '    - 2025-12-25\n  open: 2025-12-25\n',
      '55:9: "2025-12-25" stands in "closed", too; keep one of them.',
    ],
    ['A small school', 'Join {schol}', `7:9: ${unfilled('{schol}')}`],
    ['- Robots', '- Robots of {school}', `6:5: ${unfilled('{school}')}`],
    ['greeting: Hello', 'greeting: Hello {school}', `45:13: ${unfilled('{school}')}`],
    ['euless, mill', 'euless, mill, euless', '31:10: "euless" stands twice here; keep one of them.'],
    [
      'euless, mill',
      'eules, mill',
      '31:10: "eules" is named here, and there is no branches/eules.yaml. Did you mean "euless"?',
    ],
    [
      'euless, mill',
      'euless',
      '31:10: branches/mill.yaml is not named here; its place in the list is its place on the site.',
    ],
    [
      'euless, mill',
      'euless, mill, argyle',
      '31:10: "argyle" is named here, and there is no branches/argyle.yaml.',
    ],
    ['site:', 'pages: fag\nsite:', '20:8: there is no page "fag". Did you mean "faq"?'],
    [
      'euless, mill',
      'euless; mill',
      '31:10: names stand between commas, such as north-shore, mill: not "euless; mill".',
    ],
    ['state: TX', 'state: Texas', '25:10: a state in two letters, such as NY, not "Texas".'],
    ['- Robots', '- { name: Room #5', '6:5: the bracket that begins here has no end.'],
    ['- Robots', '- Robots #1', '6:5: what follows a # is a note; between quotes it is a value: "#1".'],
    ['  - Robots\n', '  - Robots\n   - Games\n', `7:4: ${INDENT}`],
    [
      'https://youtube.example.com/small',
      'youtube.com/small',
      '48:12: an address that begins with https://, not "youtube.com/small".',
    ],
    ['America/Chicago', 'Texas', '22:12: a time zone such as America/Denver, not "Texas".'],
  ],
  'branches/mill.yaml': [
    ['SM1002', 'SM1001', '2:7: "code" is the same as in branches/euless.yaml:2; each has its own.'],
    [
      OTHER_CENTER,
      DOCUMENTS['branches/euless.yaml'].replace('SM1001', 'SM1002'),
      '1:7: "name", "street", "phone", "email" and "coordinates" are the same as in branches/euless.yaml:1; each has its own.',
    ],
    ['mill@', 'euless@', '6:8: "email" is the same as in branches/euless.yaml:6; each has its own.'],
  ],
  'office.yaml': [
    [
      '{name}',
      '{nmae}',
      '4:11: a reply knows {name}, {reference}, {school}, {subject}; nothing is called {nmae} there.',
    ],
  ],
  'offers.yaml': [
    ['    - For siblings', '    - Ask {phone}', `13:7: ${unfilled('{phone}')}`],
    [
      'camp:winter',
      'camp',
      '3:15: expected camps, in-center-monthly-core, online-classes, monthly-programs, camp: or full-package: with a season, not "camp".',
    ],
    [
      'discount of: winter',
      'discount of: autumn',
      '2:16: "autumn" is not a season with a discount. There is: winter.',
    ],
    ['camp:winter', 'camp:autumn', '3:15: "autumn" is not a season. There is: winter, summer, spring.'],
    ['{ percent: 25, of: the second child,', '{ of: the second child,', `8:7: ${OFFER}`],
    ['as: credit', 'as: credit, percent: 5', `9:7: ${OFFER}`],
  ],
  'teachers/jo-example.yaml': [
    ['euless', 'eules', '2:5: "eules" is not a branch. Did you mean "euless"?'],
    [
      'about:',
      'teaches: robotz\nabout:',
      '6:10: "robotz" is not an interest of the program finder. Did you mean "robots"?',
    ],
    ['at: euless', 'at: Euless', '2:5: a name in small letters with hyphens, such as euless, not "Euless".'],
    ['at: euless', 'at: Ülès', '2:5: a name in small letters with hyphens, such as north-shore, not "Ülès".'],
    ['online: yes', 'online: sure', '5:9: expected yes or no, not "sure".'],
  ],
  'advised-children.yaml': [
    ['euless', 'argyle', '5:7: "argyle" is not a branch. There is: euless, online, mill.'],
    ['program: ROBOTS', 'program: ROBOT', '1:3: Expected a program of the program finder, got "ROBOT".'],
  ],
  'program-finder.yaml': [
    [
      'program: ROBOTS',
      'program: ROBOT',
      '8:5: Expected a program\'s key, such as ROBOTS, or a title, got "ROBOT".',
    ],
    [
      'advised ages: 5',
      'advised ages: small',
      '10:19: ages such as 8-12, or 8 for that age and above, not "small".',
    ],
  ],
  'fees.yaml': [
    ['early-bird', 'early-brid', '11:11: "early-brid" is not an offer. Did you mean "early-bird"?'],
  ],
  'courses/robots.yaml': [
    ['Mon, Wed', 'Mon, Wen', '5:9: days of the week such as Mon, Wed, not "Mon, Wen".'],
    // Any beginning of a name was taken, and printed to parents.
    ['Mon, Wed', 'Mond, Wed', '5:9: days of the week such as Mon, Wed, not "Mond, Wed".'],
    ['4:00PM', '16:00', '6:9: a time such as 4:30PM, not "16:00".'],
    ['key: ROBOTS', 'key: robots', '1:6: a key in capitals, such as ROBLOX_GAME, not "robots".'],
  ],
  'teachers/sam-example.yaml': [
    [
      'name: Sam Example\nat: online\nabout: Another teacher.\nsample: yes\n',
      '',
      '1:1: nothing is written here.',
    ],
  ],
  'branches/online.yaml': [
    [
      'programs/online.svg',
      'Online.SVG',
      '11:10: a picture\'s file in small letters, such as robot-arm.svg, not "Online.SVG".',
    ],
  ],
  'core-levels.yaml': [['CORE01', 'PORE01', '4:9: Expected CORE and two digits, got "PORE01".']],
  'policies.yaml': [
    ['Within a week.', 'Within a week; call {phone}.', `6:11: ${unfilled('{phone}')}`],
    [
      '/terms-and-conditions',
      'terms',
      '8:27: the address of a page of this site, such as /learning-centers, not "terms".',
    ],
  ],
  'seasons/summer.yaml': [
    ['about: Month', 'about: At {centers}, month', `6:8: ${unfilled('{centers}')}`],
    ['icon: sun', 'icon: cloud', '3:7: expected snowflake, sun, flower or leaf, not "cloud".'],
  ],
  'puzzles/1-way.yaml': [
    [
      'goal: flag',
      'goal: flags',
      '6:7: a goal is "flag", "batteries", "batteries and flag" or "paint 8", not "flags".',
    ],
    [
      'goal: flag',
      'goal: flag and flag',
      '6:7: a goal is "flag", "batteries", "batteries and flag" or "paint 8", not "flag and flag".',
    ],
    [
      'blocks: move',
      'blocks: move, jump',
      '5:9: expected move, turn left, turn right, paint, repeat, until flag, if path or trick, not "jump".',
    ],
    ['  - Two blocks.\n', '', '9:3: three hints, from a nudge to nearly the solution, not 2.'],
    ['begins: 5-7', 'begins: 8', '16:9: expected 5-7, 8-10 or 11+, not "8".'],
    ['best: 2', 'best: none', '7:7: a whole number from 1 to 40, not "none".'],
  ],
  'online-camp.yaml': [
    [
      '    starts:\n      - December 22, 2025 (2:00 PM - 4:00 PM) CST\n',
      '    starts: []\n',
      '18:13: at least one start.',
    ],
  ],
};

const MISTAKES = Object.entries(SLIPS).flatMap(([file, slips]) =>
  slips.map(([from, to, said]) => [file, from, to, `${file}:${said}`] as const),
);

describe('a mistake in the documents', () => {
  it.each(MISTAKES)(
    'of %s is told in a sentence at its place, also beside one of another document: %j as %j',
    (file, from, to, sentence) => {
      expect(told([file, from, to])).toContain(sentence);
      if (file !== OTHER[0]) expect(told([file, from, to], OTHER)).toContain(sentence);
    },
  );

  it('leaves what depends on a document that cannot be read until it can', () => {
    for (const file of Object.keys(SCHOOL)) {
      const { mistakes } = readParts({ ...SCHOOL, [file]: 'a line without its colon' }, PLACES);
      expect([...new Set(mistakes.map((mistake) => mistake.file))]).toEqual([file]);
    }
  });

  const UNREAD =
    'nothing is read from here; documents of a kind stand in branches, seasons, courses, teachers, puzzles.';

  it.each([
    ['center/mill.yaml', null, UNREAD],
    ['ofers.yaml', null, `${UNREAD} Did you mean offers.yaml?`],
    ['winter.yaml', WINTER, UNREAD],
    ['season/winter.yaml', WINTER, `${UNREAD} Did you mean seasons/winter.yaml?`],
    ['branches/mill.yml', 'branches/mill.yaml', 'the name of a document ends with .yaml: call it mill.yaml.'],
    [
      'branches/mill (copy).yaml',
      null,
      'a file is named in small letters with hyphens, such as north-shore.yaml.',
    ],
  ])('is told once where a file is called %s, in place of %s', (file, moved, message) => {
    const others = Object.entries(SCHOOL).filter(([name]) => name !== moved);
    const files = Object.fromEntries([...others, [file, SCHOOL[moved ?? ''] ?? '']]);
    expect(saidOf(files)).toEqual([`${file}:1:1: ${message}`]);
  });

  it.each(['First week', 'Week 31', 'June 2-6', 'May 26 - June 30'])(
    'leaves the name of a week as it is: %s',
    (name) => {
      expect(
        told(
          [WINTER, '    weeks:', '    days: 2025-12-22 to 2026-01-02\n    weeks:'],
          [WINTER, '2025-12-29 to 2026-01-02', name],
        ),
      ).toEqual([]);
    },
  );

  it('blames the copy of a course, not the course: its file is not called like what it is about', () => {
    const { 'school.yaml': school = '', 'courses/robots.yaml': robots = '' } = SCHOOL;
    const files = {
      ...SCHOOL,
      'school.yaml': school.replace('courses: robots', 'courses: a-copy, robots'),
      'courses/a-copy.yaml': robots,
    };
    expect(saidOf(files)).toEqual([
      'courses/a-copy.yaml:2:8: "title", "key" and "code" are the same as in courses/robots.yaml:2; each has its own.',
    ]);
  });

  it.each([
    ['a name', 'portal:', 'portl:', '2:1: "portl" is not known in a season. Did you mean "portal"?'],
    [
      'a value',
      'percent: 15',
      'percent: 15%',
      '19:12: a whole percent from 1 to 90, without the sign, not "15%".',
    ],
  ])(
    'hides no other one of its document, and makes no false one of another: %s',
    (_what, from, to, first) => {
      const full = `${WINTER}:26:11: "3" is not a week of this edition. There is: 1, 2.`;
      expect(told([WINTER, from, to], [WINTER, 'full: 2', 'full: 3'])).toEqual([`${WINTER}:${first}`, full]);
    },
  );

  it('leaves nothing to tell of the school without one', () => {
    expect(told()).toEqual([]);
  });
});

it('a school may have one telephone for all of its centers', () => {
  expect(told(['branches/mill.yaml', '555-0130', '555-0120'])).toEqual([]);
});
