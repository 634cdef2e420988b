import * as v from 'valibot';

import { SERVICE_SEGMENTS } from '../check/check-pages';
import { meantOrThere, nearestName } from '../misspelled-names';
import { ICON_NAMES, type MenuPlace, type PageFacts, type PageWords } from '../page-facts';
import { inOrder, PERIOD } from './day-leaves';
import { fields, line, orNull, pageAddress, text, yesOrNo } from './leaves';
import { choice, meaning } from './meaning';

/** The headings of the menu and of the footer under which a page may stand. */
const MENU_GROUPS = [
  'Monthly Programs',
  'Seasonal Camps',
  'More at the Centers',
  'For Parents',
  'Online Programs',
  'For Online Families',
  'Company',
];
const FOOTER_GROUPS = ['Programs', 'Company'];

/** One of the drawings, by its name. */
export const icon = meaning(
  (found) => ICON_NAMES.find((name) => name === found),
  (found) => {
    const near = nearestName(found, ICON_NAMES) ?? ICON_NAMES.find((name) => found.startsWith(name));
    return `there is no icon "${found}". ${near === undefined ? `Some are ${ICON_NAMES.slice(0, 10).join(', ')}.` : `Did you mean "${near}"?`}`;
  },
);

/** 'Company', or 'Company, 3': the third under that heading. */
const menuPlace = (groups: readonly string[]) =>
  meaning(
    (found): MenuPlace | undefined => {
      const [, group = '', place] = /^([^,]+?)(?:, (\d{1,2}))?$/.exec(found) ?? [];
      return groups.includes(group)
        ? { group, place: place === undefined ? null : Number(place) }
        : undefined;
    },
    (found) => `there is no heading and place "${found}".${meantOrThere(found.replace(/,.*$/, ''), groups)}`,
  );

const ownAddress = v.pipe(
  pageAddress,
  v.check(
    (found) => !SERVICE_SEGMENTS.includes(found.split('/')[1] ?? ''),
    ({ input }) => `no page can stand at ${input}: the site has something else there.`,
  ),
);

const LONGEST_DESCRIPTION = 170;

/** What stands between the two lines of three dashes at the top of `pages/*.md`. */
export const pageHead = inOrder(
  fields('the head of a page', {
    name: line,
    title: line,
    description: text(LONGEST_DESCRIPTION),
    address: orNull(ownAddress),
    for: orNull(choice({ centers: 'centers', online: 'online', 'centers and online': 'both' })),
    under: orNull(pageAddress),
    icon: v.optional(icon, 'info'),
    menu: orNull(menuPlace(MENU_GROUPS)),
    footer: orNull(menuPlace(FOOTER_GROUPS)),
    hidden: v.optional(yesOrNo, 'no'),
    ...PERIOD,
  }),
);

/** @param id the document's name. */
export const pageFacts = (
  id: string,
  { for: places, from: _from, until: _until, ...words }: v.InferOutput<typeof pageHead>,
): PageFacts & PageWords => ({ id, places, ...words });
