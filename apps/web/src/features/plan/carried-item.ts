import { isCenterId } from '@kidcode/branches';
import type { CampItem, FamilyPlan, PlanSchool } from '@kidcode/plan';

import { openSeasons } from './plan-season';
import { childAdded } from './plan-edit';

const listOf = (text: string | null): readonly string[] =>
  (text ?? '').split('-').filter((word) => word !== '');

/** What the camp form carried over in the address; null for an address that carries nothing that is sold. */
export function carriedItem(search: string, school: PlanSchool): CampItem | null {
  const query = new URLSearchParams(search);
  const branch = query.get('center');
  const season = openSeasons(school).find(({ camp }) => camp.season === query.get('season'));
  const offer = season?.offer ?? null;
  if (season === undefined || offer === null || !isCenterId(branch)) return null;
  const duration = offer.durations.find((id) => id === query.get('duration'));
  if (duration === undefined) return null;
  const base = { season: offer.season, duration };
  const at = (selection: CampItem['selection']): CampItem => ({ kind: 'camp', branch, selection });
  switch (query.get('type')) {
    case 'full_camp': {
      const paymentOption = query.get('payment') === 'monthly' ? 'monthly' : 'full';
      return at({ ...base, registrationType: 'full_camp', paymentOption });
    }
    case 'weekly': {
      const numbers = season.camp.weeks.map(({ number }) => number);
      const weeks = numbers.filter((number) => listOf(query.get('weeks')).includes(String(number)));
      return weeks.length === 0 ? null : at({ ...base, registrationType: 'weekly', weeks });
    }
    case 'monthly': {
      const ids = listOf(query.get('months'));
      const months = season.camp.months.filter(({ id }) => ids.includes(id)).map(({ id }) => ({ month: id }));
      return months.length === 0 ? null : at({ ...base, registrationType: 'monthly', months });
    }
    default:
      return null;
  }
}

/** The plan with it: for the first child that has nothing yet, else for a further one. */
export function withCarried(plan: FamilyPlan, item: CampItem): FamilyPlan {
  const isFree = plan.children.some(({ items }) => items.length === 0);
  const { children } = isFree ? plan : childAdded(plan);
  const target = children.find(({ items }) => items.length === 0);
  return { children: children.map((child) => (child === target ? { ...child, items: [item] } : child)) };
}
