import { DEFAULT_CENTER } from '@kidcode/branches';
import type { OfferId, OfferScope } from '@kidcode/pricing';
import { isCampSeason, seasonFacts } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';

import type { ContentLink } from '../features/company/site-link';
import type { VisitMode } from '../features/company/use-visit-mode';

const SCOPES: Readonly<Record<string, ContentLink>> = {
  camps: { label: 'Camps', href: '/camps' },
  'in-center-monthly-core': { label: 'In-Center Monthly Core Program', href: '/programs/in-center/core' },
  'online-classes': { label: 'Online Classes', href: '/programs/online/core' },
  'monthly-programs': { label: 'Monthly programs', href: '/programs' },
};

/** Where an offer applies, in words, with the page about it. */
export function scopeLink(scope: OfferScope): ContentLink {
  const known = SCOPES[scope];
  if (known !== undefined) return known;
  const [kind, season] = scope.split(':');
  if (!isCampSeason(season)) return { label: 'Camps', href: '/camps' };
  const { title } = seasonFacts(season);
  const label = kind === 'full-package' ? `Full ${title.replace(/ Camp$/, '').toLowerCase()} package` : title;
  return { label, href: campPath(season, DEFAULT_CENTER) };
}

/** The offers that are shown large; the others are about camps. */
export const LEAD_OFFERS: Readonly<Record<VisitMode, readonly OfferId[]>> = {
  'in-center': ['first-month', 'coupon'],
  online: ['coupon', 'first-month'],
};

/** The words of the discounts page; the discounts themselves come from the offers data. */
export const DISCOUNTS = {
  title: { 'in-center': 'Every discount we give, on one page', online: 'Every discount for online families' },
  lead: 'What it is worth, where it applies, and what the condition is. There is no smaller print than this.',
  camps: {
    title: 'For camps',
    lead: 'A camp price on this site already contains the season’s discount. The center grants the others when you register: mention them.',
  },
  courses: {
    title: 'For the online winter courses',
    lead: 'The discount is already in the price you see.',
  },
  together: {
    title: 'Can discounts be combined?',
    points: [
      {
        title: 'Where it says so, yes',
        text: 'An offer with the mark “Can be combined” adds to the others.',
      },
      {
        title: 'For the rest, ask first',
        text: 'Nothing is advertised about combining them, so we promise nothing here. Your center tells you before you pay.',
      },
    ],
  },
} as const;
