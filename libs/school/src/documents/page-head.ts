import * as v from 'valibot';

import { nearestName } from '../misspelled-names';
import { ICON_NAMES, type MenuPlace, type PageFacts, type PageWords } from '../page-facts';
import { inOrder, PERIOD } from './day-leaves';
import { fields, line, pageAddress, text, yesOrNo } from './leaves';
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

const oneOf = (names: readonly string[], found: string): string => {
  const near = nearestName(found, names);
  return near === undefined ? `There is: ${names.join(', ')}.` : `Did you mean "${near}"?`;
};

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
    (found) => `there is no heading and place "${found}". ${oneOf(groups, found.replace(/,.*$/, ''))}`,
  );

const LONGEST_DESCRIPTION = 170;

/** What stands between the two lines of three dashes at the top of `pages/*.md`. */
export const pageHead = inOrder(
  fields('the head of a page', {
    name: line,
    title: line,
    description: text(LONGEST_DESCRIPTION),
    address: v.optional(pageAddress),
    for: v.optional(choice({ centers: 'centers', online: 'online', 'centers and online': 'both' })),
    under: v.optional(pageAddress),
    icon: v.optional(icon, 'info'),
    menu: v.optional(menuPlace(MENU_GROUPS)),
    footer: v.optional(menuPlace(FOOTER_GROUPS)),
    hidden: v.optional(yesOrNo, 'no'),
    ...PERIOD,
  }),
);

type PageHead = v.InferOutput<typeof pageHead>;

/** @param id the document's name. */
export const pageFacts = (id: string, head: PageHead): PageFacts & PageWords => ({
  id,
  name: head.name,
  title: head.title,
  description: head.description,
  address: head.address ?? null,
  places: head.for ?? null,
  under: head.under ?? null,
  icon: head.icon,
  menu: head.menu ?? null,
  footer: head.footer ?? null,
  hidden: head.hidden,
});
