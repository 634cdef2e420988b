import {
  EMPTY_PLAN,
  quoteFamily,
  type FamilyPlan,
  type FamilyQuote,
  type OpenedPlan,
  type PlanChild,
  type PlanSchool,
} from '@kidcode/plan';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { carriedItem, withCarried } from './carried-item';
import { childAdded } from './plan-edit';
import { isPlanLink, readLink, readPlan, writePlan, type KeptPlan } from './plan-storage';

const FIRST: FamilyPlan = childAdded(EMPTY_PLAN);
const NOTHING: KeptPlan = { plan: FIRST, done: [] };

/** Makes one plan, or one child, of another. */
export type Edit<T> = (before: T) => T;

/** A family's plan on the page. */
export interface PlanOnPage {
  readonly plan: FamilyPlan;
  readonly quote: FamilyQuote;
  readonly done: readonly string[];
  /** What the address brought: a plan with what changed since, or a damaged link. */
  readonly link: OpenedPlan | 'damaged' | null;
  /** Puts the plan of this browser back in the place of the link's; null where there is none, or none was opened. */
  readonly backToOwn: (() => void) | null;
  readonly change: (edit: Edit<FamilyPlan>) => void;
  readonly changeChild: (childId: string, edit: Edit<PlanChild>) => void;
  readonly markDone: (key: string) => void;
}

interface State extends KeptPlan {
  /** Where the plan is from: the day and the address; '' in the static page. */
  readonly source: string;
  readonly link: OpenedPlan | 'damaged' | null;
  readonly own: KeptPlan | null;
  /** Whether it differs from what the browser keeps. */
  readonly isNew: boolean;
}

function opened(hash: string, search: string, school: PlanSchool): Omit<State, 'source'> {
  const own = readPlan(school);
  const link = readLink(hash, school);
  if (link !== null && link !== 'damaged') return { plan: link.plan, done: [], link, own, isNew: false };
  const kept = own ?? NOTHING;
  const item = carriedItem(search, school);
  // At once: who goes back to the form for the next child finds this one here.
  if (item !== null) return { ...kept, plan: withCarried(kept.plan, item), link, own: null, isNew: true };
  return { ...kept, link, own: null, isNew: false };
}

/**
 * Holds the plan: that of the link which was opened, else the one of this browser, else one child. It is put away with
 * every change, so a link that is only looked at replaces nothing.
 *
 * @param isLive false in the static page and while it is hydrated, which know neither.
 */
export function usePlan(school: PlanSchool, isLive: boolean): PlanOnPage {
  const { pathname, hash, search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ ...NOTHING, source: '', link: null, own: null, isNew: false });
  const { today } = school;
  const address = isPlanLink(hash) ? search + hash : search;
  const source = `${today} ${address}`;
  if (isLive && source !== state.source) {
    // Another day or another link is another plan; an address that only lost its link is not.
    const isSame = address === '' && state.source.startsWith(today);
    setState({ ...(isSame ? state : opened(hash, search, school)), source });
  }
  useEffect(() => {
    if (!state.isNew) return;
    writePlan(state, school);
    // A reload shows what was changed, not once more what the address brought.
    if (address !== '') void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [state, school, address, pathname, navigate]);

  const update = (edit: Edit<KeptPlan>) =>
    setState((before) => {
      // A tap that came before the script is answered while the page is still the static one.
      const now = before.source === '' ? { ...opened(hash, search, school), source } : before;
      return { ...now, ...edit(now), isNew: true };
    });
  const change = (edit: Edit<FamilyPlan>) => update(({ plan, done }) => ({ plan: edit(plan), done }));
  const { own } = state;
  return {
    ...state,
    quote: quoteFamily(state.plan, school),
    backToOwn:
      own === null
        ? null
        : () => setState((before) => ({ ...before, ...own, link: null, own: null, isNew: true })),
    change,
    changeChild: (childId, edit) =>
      change(({ children }) => ({
        children: children.map((child) => (child.id === childId ? edit(child) : child)),
      })),
    markDone: (key) =>
      update(({ plan, done }) => ({ plan, done: [...done.filter((other) => other !== key), key] })),
  };
}
