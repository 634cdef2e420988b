import { DOCUMENTS, PLACES } from '../../test/school-documents';
import { readSchool } from './read-school';

/** What a mistake at some line is told as: at most this many letters behind the place. */
const LONGEST_SENTENCE = 200;

const OTHER_CENTER = DOCUMENTS['branches/euless.yaml']
  .replace('SM1001', 'SM1002')
  .replace('name: Euless', 'name: Mill')
  .replace('euless@', 'mill@')
  .replace('200 Example Grove', '3 Mill')
  .replace('555-0120', '555-0130')
  .replace('32.837', '32.84');

/** A school of everything that is named below. */
const SCHOOL: Readonly<Record<string, string>> = {
  ...DOCUMENTS,
  'school.yaml': DOCUMENTS['school.yaml'].replace('centers: euless', 'centers: euless, mill'),
  'branches/mill.yaml': OTHER_CENTER,
  'teachers/jo.yaml': 'name: Jo\nat: euless\nabout: Builds robots.\n',
  'fees.yaml':
    '- program: Robots\n  where: in a center\n  page: core\n  per: a month\n  offers: early-bird\n',
  'office.yaml':
    'replies:\n  - name: Thanks\n    subject: Your request {reference}\n    text: Hello {name}\n',
  'advised-children.yaml': '- age: 7\n  experience: none\n  at: euless\n  program: ROBOTS\n',
};

type Change = readonly [file: string, from: string, to: string];

function told(...changes: readonly Change[]): readonly string[] {
  const files = { ...SCHOOL };
  for (const [file, from, to] of changes) {
    const text = files[file] ?? '';
    expect(text.includes(from)).toBe(true);
    files[file] = text.replace(from, to);
  }
  const read = readSchool(files, PLACES, (file) => !file.includes('gone'));
  const mistakes = read.ok ? [] : read.error;
  // A slip is told once in a document.
  if (changes.length === 1) expect(new Set(mistakes.map(({ file }) => file)).size).toBe(mistakes.length);
  for (const { message } of mistakes) expect(message.length).toBeLessThanOrEqual(LONGEST_SENTENCE);
  return mistakes.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`);
}

const EULESS = 'branches/euless.yaml';
const WINTER = 'seasons/winter.yaml';

/** A mistake in a document that no other one quotes. */
const OTHER: Change = ['advised-children.yaml', 'age: 7', 'age: seven'];

/** One mistake each, and what is said of it. */
const MISTAKES: readonly (readonly [what: string, ...Change, sentence: string])[] = [
  [
    'an unknown name',
    EULESS,
    'alt:',
    'zpi: 1\nalt:',
    `${EULESS}:12:1: "zpi" is not known in a center. Did you mean "zip"?`,
  ],
  ['a missing name', EULESS, 'zip: 76039\n', '', `${EULESS}:1:1: "zip" is missing in a center.`],
  [
    'a doubled name',
    EULESS,
    'zip: 76039',
    'zip: 76039\nzip: 75028',
    `${EULESS}:5:1: this name stands twice here; keep one of them.`,
  ],
  [
    'a list for a text',
    EULESS,
    'name: Euless',
    'name: [Euless]',
    `${EULESS}:1:7: expected a text on one line, found several fields or a list.`,
  ],
  [
    'a text for a list',
    'camps.yaml',
    'groups:\n  - name: Juniors\n    ages: 5-10',
    'groups: Juniors',
    'camps.yaml:2:9: expected a list, each entry on a line of its own behind "- ".',
  ],
  [
    'a word for a number',
    'camps.yaml',
    'group: 5',
    'group: five',
    'camps.yaml:5:22: a whole number from 1 to 100, not "five".',
  ],
  [
    'a price with a sign',
    WINTER,
    'full day: 299',
    'full day: $299',
    `${WINTER}:16:21: a price has no sign and no comma: 299, not "$299".`,
  ],
  [
    'a price as a word',
    WINTER,
    'full day: 299',
    'full day: free',
    `${WINTER}:16:21: a price in dollars, such as 149 or 149.50, not "free".`,
  ],
  [
    'a price with a comma',
    WINTER,
    'full day: 299',
    'full day: 1,299',
    `${WINTER}:16:21: a price has no sign and no comma: 1299, not "1,299".`,
  ],
  [
    'a price with a sign and a comma',
    WINTER,
    'full day: 299',
    'full day: $1,299',
    `${WINTER}:16:21: a price has no sign and no comma: 1299, not "$1,299".`,
  ],
  ...[
    ['  week: { full', ' week: { full', 16, 2],
    ['  week: { full', '    week: { full', 16, 5],
    ['  full camp: {', '    full camp: {', 15, 3],
    ['  month: {', 'month: {', 16, 3],
    ['  percent: 15', '   percent: 15', 19, 4],
    ['      2: 2025', '     2: 2025', 25, 6],
    ['        text: By', '       text: By', 29, 8],
  ].map(
    ([from, to, line, column]) =>
      [
        `a line that begins at the wrong column: ${JSON.stringify(to)}`,
        WINTER,
        String(from),
        String(to),
        `${WINTER}:${line}:${column}: this line, or the one above it, begins too far left or right; what belongs together begins at the same column.`,
      ] as const,
  ),
  [
    'a discount that ends before it begins',
    WINTER,
    'percent: 15',
    'percent: 15\n  from: 2025-12-10\n  until: 2025-11-01',
    `${WINTER}:21:10: this day lies before "from".`,
  ],
  [
    'a day that does not exist',
    WINTER,
    '2025-12-26',
    '2025-11-31',
    `${WINTER}:24:10: there is no such day: "2025-11-31".`,
  ],
  [
    'an American day',
    WINTER,
    '2025-12-22',
    '12/22/2025',
    `${WINTER}:24:10: a day begins with its year: 2025-12-22?`,
  ],
  [
    'days in the wrong order',
    WINTER,
    '2025-12-29 to 2026-01-02',
    '2026-01-02 to 2025-12-29',
    `${WINTER}:25:10: this ends before it starts.`,
  ],
  [
    'weeks that overlap',
    WINTER,
    '2: 2025-12-29',
    '2: 2025-12-26',
    `${WINTER}:25:10: Expected a start after 2025-12-26, got 2025-12-26.`,
  ],
  [
    'a ZIP of four digits',
    EULESS,
    '76039',
    '7603',
    `${EULESS}:4:6: a ZIP has five digits, this has four: "7603".`,
  ],
  ['a ZIP that there is none of', EULESS, '76039', '76030', `${EULESS}:4:6: there is no ZIP 76030.`],
  [
    'a short telephone number',
    EULESS,
    '(972) 555-0120',
    '555-0120',
    `${EULESS}:5:8: a telephone number with ten digits, such as (214) 555-0100, not "555-0120".`,
  ],
  [
    'a mailbox without its sign',
    EULESS,
    'euless@example.com',
    'euless.example.com',
    `${EULESS}:6:8: an e-mail address such as name@example.com, not "euless.example.com".`,
  ],
  [
    'hours without noon',
    EULESS,
    '3:00 PM - 7:00 PM',
    '3-7',
    `${EULESS}:7:11: hours such as 3:00 PM - 7:00 PM, or closed, not "3-7".`,
  ],
  [
    'half a point',
    EULESS,
    '32.837, -97.079',
    '32.837',
    `${EULESS}:9:14: latitude and longitude such as 32.837, -97.079, not "32.837".`,
  ],
  [
    'a point without its minus',
    EULESS,
    '-97.079',
    '97.079',
    `${EULESS}:9:14: this point lies 7,805 miles from the ZIP 76039. In the United States the second number is negative: -97.079?`,
  ],
  [
    'a center that is listed twice',
    'school.yaml',
    'euless, mill',
    'euless, mill, euless',
    'school.yaml:28:10: "euless" stands twice here; keep one of them.',
  ],
  [
    'the code of another center',
    'branches/mill.yaml',
    'SM1002',
    'SM1001',
    'branches/mill.yaml:2:7: "code" is the same as in branches/euless.yaml:2; each has its own.',
  ],
  [
    'a placeholder that a reply does not know',
    'office.yaml',
    '{name}',
    '{nmae}',
    'office.yaml:4:11: a reply knows {name}, {reference}, {school}, {subject}; nothing is called {nmae} there.',
  ],
  [
    'a center that is copied, with a code of its own',
    'branches/mill.yaml',
    OTHER_CENTER,
    DOCUMENTS['branches/euless.yaml'].replace('SM1001', 'SM1002'),
    'branches/mill.yaml:1:7: "name", "street", "phone", "email" and "coordinates" are the same as in branches/euless.yaml:1; each has its own.',
  ],
  [
    'a center in the list with a slip',
    'school.yaml',
    'euless, mill',
    'eules, mill',
    'school.yaml:28:10: "eules" is named here, and there is no branches/eules.yaml. Did you mean "euless"?',
  ],
  [
    'an edition that overlaps another',
    WINTER,
    'editions:\n',
    'editions:\n  2026:\n    registration: announced\n    weeks:\n      1: 2026-01-01 to 2026-01-09\n',
    `${WINTER}:24:10: Expected a first day after the edition 2025 has ended on 2026-01-02, got 2026-01-01. See ${WINTER}:28.`,
  ],
  [
    'a week without a number',
    WINTER,
    '      1: 2025',
    '      one: 2025',
    `${WINTER}:24:12: a week has a number, such as 1, not "one".`,
  ],
  [
    'a week of another year',
    WINTER,
    '2: 2025-12-29 to 2026-01-02',
    '2: 2026-12-28 to 2027-01-01',
    `${WINTER}:25:10: Expected an edition of at most 366 days, got 2025-12-22 to 2027-01-01.`,
  ],
  [
    'an offer for nothing that there is',
    'offers.yaml',
    'camp:winter',
    'camp',
    'offers.yaml:3:15: expected camps, in-center-monthly-core, online-classes, monthly-programs, camp: or full-package: with a season, not "camp".',
  ],
  [
    'a letter for a digit',
    EULESS,
    '555-0120',
    '555-O120',
    `${EULESS}:5:8: a telephone number with ten digits, such as (214) 555-0100, not "(972) 555-O120".`,
  ],
  [
    'a document that no list names',
    'school.yaml',
    'euless, mill',
    'euless',
    'school.yaml:28:10: branches/mill.yaml is not named here; its place in the list is its place on the site.',
  ],
  [
    'a center without a document',
    'school.yaml',
    'euless, mill',
    'euless, mill, argyle',
    'school.yaml:28:10: "argyle" is named here, and there is no branches/argyle.yaml.',
  ],
  [
    'a teacher at no center',
    'teachers/jo.yaml',
    'euless',
    'eules',
    'teachers/jo.yaml:2:5: "eules" is not a branch. Did you mean "euless"?',
  ],
  [
    'a teacher of nothing that the finder knows',
    'teachers/jo.yaml',
    'about:',
    'teaches: robotz\nabout:',
    'teachers/jo.yaml:3:10: "robotz" is not an interest of the program finder. Did you mean "robots"?',
  ],
  [
    'an advised child at no center',
    'advised-children.yaml',
    'euless',
    'argyle',
    'advised-children.yaml:3:7: "argyle" is not a branch. There is: euless, mill.',
  ],
  [
    'a program that is not taught',
    'program-finder.yaml',
    'program: ROBOTS',
    'program: ROBOT',
    'program-finder.yaml:8:5: Expected a program\'s key, such as ROBOTS, or a title, got "ROBOT".',
  ],
  [
    'an offer that there is none of',
    'fees.yaml',
    'early-bird',
    'early-brid',
    'fees.yaml:5:11: "early-brid" is not an offer. Did you mean "early-bird"?',
  ],
  [
    'a discount of no season',
    'offers.yaml',
    'discount of: winter',
    'discount of: autumn',
    'offers.yaml:2:16: "autumn" is not a season with a discount. There is: winter.',
  ],
  [
    'an offer for no season',
    'offers.yaml',
    'camp:winter',
    'camp:autumn',
    'offers.yaml:3:15: "autumn" is not a season. There is: winter.',
  ],
  [
    'a full week that there is none of',
    WINTER,
    'full: 2',
    'full: 3',
    `${WINTER}:26:11: "3" is not a week of this edition. There is: 1, 2.`,
  ],
  [
    'a week that is no number',
    WINTER,
    'full: 2',
    'full: second',
    `${WINTER}:26:11: a whole number from 1 to 60, not "second".`,
  ],
  [
    'a picture that is not there',
    EULESS,
    'center-euless.svg',
    'gone.svg',
    `${EULESS}:11:10: there is no picture "programs/gone.svg" in public/pictures.`,
  ],
  [
    'a page that there is none of',
    'school.yaml',
    'faq,',
    'fag,',
    'school.yaml:40:8: there is no page "fag". Did you mean "faq"?',
  ],
  [
    'an alt text that is missing',
    EULESS,
    'alt: A green house.\n',
    '',
    `${EULESS}:1:1: "alt" is missing in a center.`,
  ],
  [
    'a colour without quotes',
    EULESS,
    '"#12805C"',
    '#12805C',
    `${EULESS}:10:9: what follows a # is a note; between quotes it is a value: "#12805C".`,
  ],
  [
    'a colour that is none',
    EULESS,
    '"#12805C"',
    'green',
    `${EULESS}:10:9: a colour such as "#1466E0" between quotes, not "green".`,
  ],
  [
    'a text too long for its place',
    EULESS,
    'Classes in Euless.',
    'x'.repeat(201),
    `${EULESS}:13:8: at most 200 letters have room here, these are 201.`,
  ],
  [
    'a tab',
    WINTER,
    '  2025:',
    '\t2025:',
    `${WINTER}:21:1: a tab stands at the beginning of this line; use spaces.`,
  ],
  [
    'a colon inside a text',
    EULESS,
    'A green house.',
    'Green: a house.',
    `${EULESS}:12:6: a colon stands inside this text; put the whole text between quotes: "...".`,
  ],
  [
    'a quote that does not end',
    EULESS,
    'A green house.',
    '"A green house.',
    `${EULESS}:12:6: the quote that begins here has no end.`,
  ],
  [
    'a half day dearer than the full',
    WINTER,
    'half day: 149',
    'half day: 349',
    `${WINTER}:16:36: Expected at most the full day's $299, got $349.`,
  ],
  [
    'a percentage with its sign',
    WINTER,
    'percent: 15',
    'percent: 15%',
    `${WINTER}:19:12: a whole percent from 1 to 90, without the sign, not "15%".`,
  ],
  [
    'a number sign in a text',
    EULESS,
    'A green house.',
    'House #5 is green.',
    `${EULESS}:12:6: what follows a # is a note; between quotes it is a value: "#5 is green.".`,
  ],
  [
    'a fact first in a text',
    EULESS,
    'alt: A green',
    'alt: {camp ages} A green',
    `${EULESS}:12:6: a text that begins with { stands between quotes: "...".`,
  ],
  [
    'a fact alone in a text',
    EULESS,
    'alt: A green house.',
    'alt: {camp ages}',
    `${EULESS}:12:6: a text that begins with { stands between quotes: "...".`,
  ],
  [
    'a text that begins with a star',
    EULESS,
    'alt: A',
    'alt: *New* A',
    `${EULESS}:12:6: a text that begins with * stands between quotes: "...".`,
  ],
  [
    'a text that begins with an exclamation mark',
    EULESS,
    'alt: A',
    'alt: !A',
    `${EULESS}:12:6: a text that begins with ! stands between quotes: "...".`,
  ],
  [
    'an apostrophe between apostrophes',
    EULESS,
    'A green house.',
    "'The school's house'",
    `${EULESS}:12:18: a text goes on behind its closing quote; put all of it between quotes of another kind.`,
  ],
  [
    'a line without its colon',
    EULESS,
    'zip: 76039',
    'zip 76039',
    `${EULESS}:4:1: expected "name: value" on this line, with a colon and a space behind the name.`,
  ],
  [
    'a dash without its space',
    'camps.yaml',
    '  - name: Juniors',
    '  -name: Juniors',
    'camps.yaml:3:3: a space is missing behind the dash.',
  ],
  [
    'a comma left out between braces',
    WINTER,
    'full day: 299, half',
    'full day: 299 half',
    `${WINTER}:16:21: a comma is missing here, between the values in braces.`,
  ],
  [
    'a brace that does not end',
    WINTER,
    'half day: 149 }',
    'half day: 149',
    `${WINTER}:16:9: the bracket that begins here has no end.`,
  ],
  [
    'marks of two versions',
    EULESS,
    'zip:',
    '<<<<<<< HEAD\nzip:',
    `${EULESS}:4:1: expected "name: value" on this line, with a colon and a space behind the name.`,
  ],
  [
    'another encoding',
    EULESS,
    'A green house.',
    'A ch\uFFFDteau.',
    `${EULESS}:12:10: letters cannot be read here; save this file as UTF-8 text.`,
  ],
  [
    'a name with a capital',
    EULESS,
    'street:',
    'Street:',
    `${EULESS}:3:1: "Street" is not known in a center. Did you mean "street"?`,
  ],
  [
    'a center by its name',
    'teachers/jo.yaml',
    'at: euless',
    'at: Euless',
    'teachers/jo.yaml:2:5: a name in small letters with hyphens, such as euless, not "Euless".',
  ],
  [
    'a center in other letters',
    'teachers/jo.yaml',
    'at: euless',
    'at: Ülès',
    'teachers/jo.yaml:2:5: a name in small letters with hyphens, such as north-shore, not "Ülès".',
  ],
  [
    'semicolons in a list',
    'school.yaml',
    'euless, mill',
    'euless; mill',
    'school.yaml:28:10: names stand between commas, such as north-shore, mill: not "euless; mill".',
  ],
  [
    'a state in full',
    'school.yaml',
    'state: TX',
    'state: Texas',
    'school.yaml:24:10: a state in two letters, such as NY, not "Texas".',
  ],
  [
    'hours that are turned round',
    EULESS,
    '3:00 PM - 7:00 PM',
    '7:00 PM - 3:00 PM',
    `${EULESS}:7:11: this ends before it begins: "7:00 PM - 3:00 PM".`,
  ],
  [
    'a day of the week with a slip',
    'courses/robots.yaml',
    'Mon, Wed',
    'Mon, Wen',
    'courses/robots.yaml:5:9: days of the week such as Mon, Wed, not "Mon, Wen".',
  ],
  [
    'a time of 24 hours',
    'courses/robots.yaml',
    '4:00PM',
    '16:00',
    'courses/robots.yaml:6:9: a time such as 4:30PM, not "16:00".',
  ],
  [
    'a named day that no year has',
    WINTER,
    '2025-12-29 to 2026-01-02',
    'June 27-31',
    `${WINTER}:25:10: there is no such day: "June 31".`,
  ],
  [
    'an edition under another year',
    WINTER,
    '  2025:',
    '  2028:',
    `${WINTER}:24:10: Expected days of 2028, got 2025-12-22 to 2026-01-02.`,
  ],
  [
    'a way that is not sold',
    WINTER,
    'a day:',
    'chosen first: month\na day:',
    `${WINTER}:11:15: Expected one of the ways to book: week; got month.`,
  ],
  [
    'a sign that quotes do not take',
    EULESS,
    'A green house.',
    '"A \\green house."',
    `${EULESS}:12:9: this line cannot be read; put a text with other signs in it between quotes: "...".`,
  ],
  [
    'a link first in a text',
    EULESS,
    'A green house.',
    '[House](/camps) in green',
    `${EULESS}:12:6: a text that begins with [ stands between quotes: "...".`,
  ],
  [
    'a number sign in a list',
    'school.yaml',
    '- Robots',
    '- { name: Room #5',
    'school.yaml:6:5: the bracket that begins here has no end.',
  ],
  [
    'three dashes within a document',
    EULESS,
    'zip:',
    '---\nzip:',
    `${EULESS}:4:1: a line of three dashes stands here; this document has none.`,
  ],
  [
    'a document that is empty',
    'teachers/jo.yaml',
    'name: Jo\nat: euless\nabout: Builds robots.\n',
    '',
    'teachers/jo.yaml:1:1: nothing is written here.',
  ],
  [
    'groups whose ages overlap',
    'camps.yaml',
    'ages: 5-10\n',
    'ages: 5-10\n  - name: Seniors\n    ages: 9-16\n',
    'camps.yaml:3:3: each group begins with an age above those of the group before it.',
  ],
  [
    'a week on a weekend',
    WINTER,
    '2: 2025-12-29 to 2026-01-02',
    '2: 2026-01-03 to 2026-01-04',
    `${WINTER}:25:10: Expected a week that begins and ends on a day from Monday to Friday, got 2026-01-03 to 2026-01-04.`,
  ],
  [
    'a note in the middle of a text',
    EULESS,
    'A green house.',
    'The # 1 house.',
    `${EULESS}:12:6: what follows a # is a note: put the whole text between quotes, or the note on a line of its own.`,
  ],
  [
    'a note in an entry of a list',
    'school.yaml',
    '- Robots',
    '- Robots #1',
    'school.yaml:6:5: what follows a # is a note; between quotes it is a value: "#1".',
  ],
  [
    'an entry of a list that begins too far right',
    'school.yaml',
    '  - Robots\n',
    '  - Robots\n   - Games\n',
    'school.yaml:7:4: this line, or the one above it, begins too far left or right; what belongs together begins at the same column.',
  ],
  [
    'what somebody meant to write later',
    EULESS,
    'A green house.',
    'TODO ask Karen',
    `${EULESS}:12:6: this is not finished: "TODO ask Karen".`,
  ],
  [
    'the mailbox of another center',
    'branches/mill.yaml',
    'mill@',
    'euless@',
    'branches/mill.yaml:6:8: "email" is the same as in branches/euless.yaml:6; each has its own.',
  ],
  [
    'a last day that no year has',
    WINTER,
    'last day: the Friday before',
    'last day: 2025-12-32',
    `${WINTER}:30:19: there is no such day: "2025-12-32".`,
  ],
  [
    'quotes of a word processor',
    EULESS,
    'A green house.',
    '\u201cA green house.\u201d',
    `${EULESS}:12:6: these quotes are those of a word processor; type straight ones: "...".`,
  ],
  [
    'quotes of a word processor around a colon',
    EULESS,
    'A green house.',
    '\u201cGreen: a house.\u201d',
    `${EULESS}:12:6: these quotes are those of a word processor; type straight ones: "...".`,
  ],
  [
    'two lines that became one',
    EULESS,
    'Euless\ncode',
    'Euless code',
    `${EULESS}:1:7: a colon stands inside this text; begin a new line before "code:", or put the whole text between quotes: "...".`,
  ],
  [
    'a blank of a word processor',
    EULESS,
    'alt: A',
    'alt:\u00a0A',
    `${EULESS}:12:5: a blank of another kind stands here, as word processors make it: type it anew.`,
  ],
  [
    'a ZIP of another place',
    EULESS,
    '76039',
    '10001',
    `${EULESS}:4:6: 10001 is New York, NY, 1,384 miles from these coordinates; one of the two is wrong.`,
  ],
  [
    'hours that begin at night',
    EULESS,
    '3:00 PM - 7:00 PM',
    '3:00 AM - 7:00 PM',
    `${EULESS}:7:11: these hours begin at night; AM or PM? "3:00 AM - 7:00 PM".`,
  ],
  [
    'hours of camps without noon',
    'camps.yaml',
    'hours: 7:30AM-6:00PM',
    'hours: 7:30AM-6:00',
    'camps.yaml:8:10: hours such as 3:00 PM - 7:00 PM, or closed, not "7:30AM-6:00".',
  ],
  [
    'a closed day that does not exist',
    WINTER,
    '[2025-12-25, 2026-01-01]',
    '2025-12-25, 2026-01-32',
    `${WINTER}:31:13: days that there are, such as 2025-12-25, 2026-01-01; or none, or not published: not "2025-12-25, 2026-01-32".`,
  ],
  [
    'a week in two months',
    WINTER,
    '    full: 2',
    '    months:\n      - { name: June, theme: A, weeks: 1, days: 5 }\n      - { name: July, theme: B, weeks: "1, 2", days: 5 }\n    full: 2',
    `${WINTER}:28:40: Expected each week in one month, got week 1 again.`,
  ],
];

describe('a mistake in the documents', () => {
  it.each(MISTAKES)('is told in a sentence at its place: %s', (_what, file, from, to, sentence) => {
    expect(told([file, from, to])).toContain(sentence);
  });

  it.each(MISTAKES.filter(([, file]) => file !== OTHER[0]))(
    'is told beside one of another document: %s',
    (_what, file, from, to, sentence) => {
      expect(told([file, from, to], OTHER)).toContain(sentence);
    },
  );

  it('leaves what depends on a document that cannot be read until it can', () => {
    for (const file of Object.keys(SCHOOL)) {
      const read = readSchool({ ...SCHOOL, [file]: 'a line without its colon' }, PLACES);
      expect(read.ok ? [] : [...new Set(read.error.map((mistake) => mistake.file))]).toEqual([file]);
    }
  });

  it('ten mistakes are ten sentences in one run', () => {
    const texts = MISTAKES.filter(([what]) =>
      /ZIP of four|short tel|mailbox without|hours without|half a point|colour that is none|too long|price with a sign$|percentage|word for a number/.test(
        what,
      ),
    );
    expect(texts).toHaveLength(10);
    const sentences = told(...texts.map(([, file, from, to]): Change => [file, from, to]));
    expect([...sentences].sort()).toEqual(texts.map(([, , , , sentence]) => sentence).sort());
  });

  it('is told where a file lies in the wrong folder', () => {
    const read = readSchool({ ...SCHOOL, 'center/mill.yaml': OTHER_CENTER }, PLACES);
    expect(read).toMatchObject({
      ok: false,
      error: [
        {
          file: 'center/mill.yaml',
          message:
            'nothing is read from here; documents of a kind stand in branches, seasons, courses, teachers, puzzles.',
        },
      ],
    });
  });

  it.each([
    ['branches/mill.yml', 'the name of a document ends with .yaml: call it mill.yaml.'],
    ['branches/mill (copy).yaml', 'a file is named in small letters with hyphens, such as north-shore.yaml.'],
  ])('is told once where a file has another name: %s', (file, message) => {
    const { 'branches/mill.yaml': mill = '', ...others } = SCHOOL;
    const files = file.endsWith('.yml') ? others : SCHOOL;
    const read = readSchool({ ...files, [file]: mill }, PLACES);
    expect(read).toEqual({ ok: false, error: [{ file, line: 1, column: 1, message }] });
  });

  it('is told with the name that a document at the top was to have', () => {
    const message =
      'nothing is read from here; documents of a kind stand in branches, seasons, courses, teachers, puzzles. Did you mean offers.yaml?';
    const read = readSchool({ ...SCHOOL, 'ofers.yaml': '' }, PLACES);
    expect(read).toEqual({ ok: false, error: [{ file: 'ofers.yaml', line: 1, column: 1, message }] });
  });

  it.each([
    ['season/winter.yaml', ' Did you mean seasons/winter.yaml?'],
    ['winter.yaml', ''],
  ])('is told once where a listed document lies elsewhere: %s', (file, meant) => {
    const { 'seasons/winter.yaml': winter = '', ...others } = SCHOOL;
    const read = readSchool({ ...others, [file]: winter }, PLACES);
    const message = `nothing is read from here; documents of a kind stand in branches, seasons, courses, teachers, puzzles.${meant}`;
    expect(read).toEqual({ ok: false, error: [{ file, line: 1, column: 1, message }] });
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
    const files: Readonly<Record<string, string>> = {
      ...SCHOOL,
      'courses/a-copy.yaml': SCHOOL['courses/robots.yaml'] ?? '',
    };
    const school = files['school.yaml']?.replace('courses: robots', 'courses: a-copy, robots') ?? '';
    const read = readSchool({ ...files, 'school.yaml': school }, PLACES);
    expect(read.ok ? [] : read.error).toEqual([
      {
        ...{ file: 'courses/a-copy.yaml', line: 2, column: 8 },
        message: '"title", "key" and "code" are the same as in courses/robots.yaml:2; each has its own.',
      },
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
