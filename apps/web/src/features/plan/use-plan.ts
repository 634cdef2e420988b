import { isCenterId } from '@kidcode/branches';
import type {
  CampItem,
  FamilyPlan,
  FamilyQuote,
  OpenedPlan,
  PlanChild,
  PlanItem,
  PlanSchool,
} from '@kidcode/plan';
import { EMPTY_PLAN, quoteFamily } from '@kidcode/plan';
import { parseSelection, type PricedCamps } from '@kidcode/pricing';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useSiteNavigate } from '../../shared/navigation';
import { childAdded, sparing, toggled } from './plan-edit';
import { openSeasons } from './plan-season';
import {
  followPlan,
  isOwnPlan,
  isPlanLink,
  itemKey,
  marksOf,
  planKept,
  readBefore,
  readLink,
  readPlan,
  writePlan,
  type KeptPlan,
  type KeptPlans,
  type PlanLink,
} from './plan-storage';

/** What the camp form carried over in the address; null for an address that carries nothing that is sold. */
export function carriedItem(search: string, school: PlanSchool): CampItem | null {
  const query = new URLSearchParams(search);
  const branch = query.get('center');
  const duration = query.get('duration');
  const open = openSeasons(school).find(({ camp }) => camp.season === query.get('season'));
  if (open === undefined || open.priced === null || !isCenterId(branch)) return null;
  if (!open.offer?.durations.some((id) => id === duration)) return null;
  const { season } = open.priced;
  const raw = {
    season,
    duration,
    registrationType: query.get('type'),
    paymentOption: query.get('payment'),
    weeks: query.get('weeks')?.split('-'),
    months: query.get('months')?.split('-'),
  };
  const selection = parseSelection(raw, { [season]: open.priced } as PricedCamps);
  return selection.ok ? { kind: 'camp', branch, selection: selection.value } : null;
}

/** The plan with it: for the first child that has nothing yet, else for a further one. */
function withCarried(plan: FamilyPlan, item: CampItem): FamilyPlan {
  const isFree = plan.children.some(({ items }) => items.length === 0);
  const { children } = isFree ? plan : childAdded(plan);
  const target = children.find(({ items }) => items.length === 0);
  return { children: children.map((child) => (child === target ? { ...child, items: [item] } : child)) };
}

/** The plans of this browser, or that of a link before them. */
interface Held extends KeptPlans {
  readonly hasOwnMarks: boolean;
}

const NOTHING: Held = {
  plan: childAdded(EMPTY_PLAN),
  opened: [],
  done: [],
  before: [],
  hasOwnMarks: false,
};

/** Makes one plan, or one child, of another. */
export type Edit<T> = (before: T) => T;

const registeredIn =
  ({ done }: Pick<KeptPlan, 'done'>) =>
  (childId: string, item: PlanItem): boolean =>
    done.includes(itemKey(childId, item));

function quoteOf({ plan, done }: KeptPlan, school: PlanSchool): FamilyQuote {
  const isRegistered = registeredIn({ done });
  const children = plan.children.map((child) => ({
    ...child,
    items: child.items.filter((item) => !isRegistered(child.id, item)),
  }));
  return { ...quoteFamily(plan, school), due: quoteFamily({ children }, school).due };
}

/** A family's plan on the page. */
export interface PlanOnPage extends KeptPlan {
  /** Of the whole plan; `due` is of what is still to be registered for. */
  readonly quote: FamilyQuote;
  /** Whether the parent says that it is registered. */
  readonly isRegistered: (childId: string, item: PlanItem) => boolean;
  /** Whether something of the link's plan counts as registered because it is so in the plan of this browser. */
  readonly hasOwnMarks: boolean;
  readonly link: PlanLink | null;
  /** False once the browser has refused to keep it: it is lost with the page. */
  readonly isKept: boolean;
  /** Puts the plan back whose place a link's took; null where there is none. */
  readonly backToOwn: (() => void) | null;
  /** Gives that plan up. */
  readonly forgetOwn: () => void;
  readonly change: (edit: Edit<FamilyPlan>) => void;
  /** Leaves what is registered as it is. */
  readonly changeChild: (childId: string, edit: Edit<PlanChild>) => void;
  readonly markOpened: (key: string) => void;
  /** Says that it is registered, or takes that back. */
  readonly toggleDone: (key: string) => void;
}

/** The same for what shows it. */
export type ShownPlan = Pick<PlanOnPage, 'plan' | 'quote' | 'isRegistered'> & { readonly school: PlanSchool };

interface State extends Held {
  /** Where the plan is from: the day and the address; '' in the static page. */
  readonly source: string;
  readonly link: PlanLink | null;
  /** Where the link stands: what changed since it was made is told again when more is known, as the places left. */
  readonly hash: string;
  /** Whether it differs from what the browser keeps. */
  readonly isNew: boolean;
}

/** The plan of a link that can be read, with the one of this browser behind it; that one itself where it is the same, or no link. */
function heldWith(link: PlanLink | null, school: PlanSchool): Held {
  const own = readPlan(school);
  const before = readBefore(school);
  const plan = isOpened(link) ? link.plan : null;
  if (plan === null || (own !== null && isOwnPlan(plan, own))) return { ...NOTHING, ...own, before };
  if (own === null) return { ...NOTHING, plan, before };
  const marks = marksOf(plan, own);
  return { plan, ...marks, before: [own, ...before], hasOwnMarks: marks.done.length > 0 };
}

const isOpened = (link: PlanLink | null): link is OpenedPlan => link !== null && typeof link !== 'string';

function planOf(hash: string, search: string, school: PlanSchool): Omit<State, 'source'> {
  const link = readLink(hash, school);
  const held = heldWith(link, school);
  const item = isOpened(link) ? null : carriedItem(search, school);
  if (item === null) return { ...held, link, hash, isNew: false };
  // At once: who goes back to the form for the next child finds this one here.
  return { ...held, plan: withCarried(held.plan, item), link, hash, isNew: true };
}

/** After another tab has changed the plan of this browser: that is shown, unless a link is only looked at. */
function followed(before: State, school: PlanSchool): State {
  const link = before.isNew || !isOpened(before.link) ? null : before.link;
  return { ...before, ...heldWith(link, school), link, isNew: false };
}

/**
 * Holds the plan: that of the link which was opened, else the one of this browser, else one child. It is put away with
 * every change, so a link that is only looked at replaces nothing; the plan whose place it takes is kept beside it. What
 * another tab changes is followed.
 *
 * @param isLive false in the static page and while it is hydrated, which know neither.
 */
export function usePlan(school: PlanSchool, isLive: boolean): PlanOnPage {
  const { pathname, hash, search } = useLocation();
  const navigate = useSiteNavigate();
  const [state, setState] = useState<State>({ ...NOTHING, source: '', link: null, hash: '', isNew: false });
  const { today } = school;
  const address = isPlanLink(hash) ? search + hash : search;
  const source = `${today} ${address}`;
  const isKept = planKept.useIsKept();
  if (isLive && source !== state.source) {
    // Another day or another link is another plan; an address that only lost its link is not, nor what no browser keeps.
    // Nor is another place of the page; but Back from a link that was only looked at leads to the own plan (D-75).
    const isLeft = hash === '' && state.link !== null && !state.isNew;
    const isSame = address === '' && !isLeft && (state.source.startsWith(today) || !isKept);
    setState({ ...(isSame ? state : planOf(hash, search, school)), source });
  }
  useEffect(() => {
    if (!state.isNew) return;
    writePlan(state, school);
    // A reload shows what was changed, not once more what the address brought.
    if (address !== '') navigate(pathname, { replace: true, preventScrollReset: true });
  }, [state, school, address, pathname, navigate]);

  useEffect(
    () => followPlan(() => setState((before) => (before.source === '' ? before : followed(before, school)))),
    [school],
  );

  const update = (edit: Edit<KeptPlan>) =>
    setState((before) => {
      // A tap that came before the script is answered while the page is still the static one.
      const now = before.source === '' ? { ...planOf(hash, search, school), source } : before;
      return { ...now, ...edit(now), isNew: true };
    });
  const change = (edit: Edit<FamilyPlan>) => update((kept) => ({ ...kept, plan: edit(kept.plan) }));
  const [own, ...earlier] = state.before;
  const link = useMemo(
    () => (state.link === null ? null : readLink(state.hash, school)),
    [state.link, state.hash, school],
  );
  return {
    ...state,
    link,
    quote: quoteOf(state, school),
    isRegistered: registeredIn(state),
    isKept,
    backToOwn:
      own === undefined
        ? null
        : () => setState((now) => ({ ...now, ...NOTHING, ...own, before: earlier, link: null, isNew: true })),
    forgetOwn: () => setState((now) => ({ ...now, before: earlier, isNew: true })),
    change,
    changeChild: (childId, edit) =>
      update((kept) => {
        const open = sparing((item) => registeredIn(kept)(childId, item), edit);
        const children = kept.plan.children.map((child) => (child.id === childId ? open(child) : child));
        return { ...kept, plan: { children } };
      }),
    markOpened: (key) => update((kept) => ({ ...kept, opened: [...new Set([...kept.opened, key])] })),
    toggleDone: (key) => update((kept) => ({ ...kept, done: toggled(kept.done, key) })),
  };
}
