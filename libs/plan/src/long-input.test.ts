import { siteDay } from '@kidcode/school';
import { parseChildText, parsePlan } from './parse-plan';
import { planSchool } from './plan-school';
import { openPlan } from './share/open-plan';

const SCHOOL = planSchool(siteDay('2025-12-01'));
const LENGTH = 200_000;
/** Far below what anybody would notice, far above what one pass over the text takes. */
const AT_ONCE_MS = 1000;

const LINES = ['.', ' ', 'a', '=', '&p=', '#', '+', ':', '@', '1', '\n', '%0A', '\u{1F600}'].map((part) =>
  part.repeat(LENGTH / part.length),
);

const READERS: readonly (readonly [name: string, read: (text: string) => unknown])[] = [
  ['a link', (text) => openPlan(`#p=${text}x`, SCHOOL)],
  ['the text of a link', (text) => openPlan(`${text}x`, SCHOOL)],
  ['a child of the command line', (text) => parsePlan({ children: [parseChildText(`6:${text}x`)] }, SCHOOL)],
  ['an age of a file', (text) => parsePlan({ children: [{ age: `${text}x` }] }, SCHOOL)],
  [
    'a camp of a file',
    (text) =>
      parsePlan(
        {
          children: [
            {
              items: [
                {
                  branch: 'euless',
                  season: 'winter',
                  type: 'weekly',
                  duration: 'full_day',
                  weeks: `${text}x`,
                },
                { branch: 'euless', season: 'summer', registrationType: 'monthly', months: `${text}x` },
              ],
            },
          ],
        },
        SCHOOL,
      ),
  ],
];

describe.each(READERS)('%s of 200,000 characters', (_name, read) => {
  it.each(LINES.map((text) => [text.slice(0, 3), text]))('is read at once: %j', (_part, text) => {
    const began = performance.now();
    expect(read(text)).toBeDefined();
    expect(performance.now() - began).toBeLessThan(AT_ONCE_MS);
  });
});
