import { DEFAULT_CENTER } from '@kidcode/branches';
import type { OfferScope } from '@kidcode/pricing';
import { isCampSeason, seasonTab } from '@kidcode/scheduling';
import type { ContentLink } from '@kidcode/school';
import { campPath } from '@kidcode/site';

const SCOPES: Readonly<Record<string, ContentLink>> = {
  camps: { label: 'Camps', href: '/camps' },
  'in-center-monthly-core': { label: 'In-Center Monthly Core Program', href: '/programs/in-center/core' },
  'online-classes': { label: 'Online Classes', href: '/programs/online/core' },
  'monthly-programs': { label: 'Monthly programs', href: '/programs' },
};
const CAMPS: ContentLink = { label: 'Camps', href: '/camps' };

/** Where an offer applies, in words, with the page about it. */
export function scopeLink(scope: OfferScope): ContentLink {
  const known = SCOPES[scope];
  if (known !== undefined) return known;
  const [kind, season] = scope.split(':');
  if (!isCampSeason(season)) return CAMPS;
  const { title } = seasonTab(season);
  const label = kind === 'full-package' ? `Full ${title.replace(/ Camp$/, '').toLowerCase()} package` : title;
  return { label, href: campPath(season, DEFAULT_CENTER) };
}
