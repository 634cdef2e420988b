import type { FamilyPlan, FamilyQuote, PlanChild } from '@kidcode/plan';
import { isWarning, PLAN_LIMITS, planSchool } from '@kidcode/plan';
import { formatPrice } from '@kidcode/pricing';
import { Button, Card, Notice, Stack, useHydrated, styled } from '@kidcode/ui';
import { useEffect, useMemo, useRef, useState } from 'react';

import { AddToCalendar } from '../../shared/add-to-calendar';
import { useSiteSelector } from '../../shared/store-hooks';
import { BarPrice, BottomBar } from '../camps/registration/registration-price';
import { selectToday } from '../clock/clock-slice';
import { usePlaces } from '../camps/use-places';
import { ChildCard, childFieldId } from './child-card';
import { FamilyWeeks } from './family-weeks';
import { BeforeNotice, LinkNotice } from './link-notice';
import { childAdded, childPutBack, childRemoved, hasRoomForChild } from './plan-edit';
import { PlanRegister } from './plan-register';
import { PlanShare, PlanSheet } from './plan-sheet';
import { PlanTotal } from './plan-total';
import { PlanWays } from './plan-ways';
import { childName } from './plan-words';
import { usePlan } from './use-plan';

/** Where the total and its reasons stand. */
const TOTAL = 'plan-total';

/** On phones: the total always in sight, and the way to its reasons. What is read aloud stands with the total itself. */
function PlanBar({ quote: { total, originalTotal } }: { readonly quote: FamilyQuote }) {
  return (
    <BottomBar>
      <BarPrice aria-hidden="true">
        {originalTotal > total && <s>{formatPrice(originalTotal)}</s>}
        <strong>{formatPrice(total)}</strong>
      </BarPrice>
      {/* Not by the address: that may hold the plan of a link. */}
      <Button
        variant="outline"
        onClick={() => {
          const total = document.getElementById(TOTAL);
          total?.scrollIntoView();
          total?.focus({ preventScroll: true });
        }}
      >
        See the total
      </Button>
    </BottomBar>
  );
}

const Children = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '6',
  minWidth: '0',
  justifyItems: 'start',
  '& > h2': { textStyle: 'h2' },
});

const ADD = 'plan-add-child';

/** The family's plan: children, weeks, the total with every reason, and what to do with it. */
export function Planner() {
  const today = useSiteSelector(selectToday);
  const isLive = useHydrated();
  const places = usePlaces();
  const school = useMemo(() => planSchool(today, places), [today, places]);
  const planned = usePlan(school, isLive);
  const { plan, quote, link, isKept, backToOwn, forgetOwn, hasOwnMarks, isRegistered, change, changeChild } =
    planned;
  const [removed, setRemoved] = useState<{ readonly child: PlanChild; readonly at: number } | null>(null);
  const added = useRef<string | null>(null);
  useEffect(() => {
    // Who adds a child goes on with it, and who removes one has not lost the place.
    if (added.current !== null) document.getElementById(added.current)?.focus();
    added.current = null;
  }, [plan.children.length]);
  const hasItems = quote.lines.length > 0;
  const hasSold = quote.lines.some(({ counts }) => counts);
  const hasRegistered = quote.lines.some(({ childId, entry }) => isRegistered(childId, entry));
  return (
    <>
      <Stack gap="8" alignItems="start" gridTemplateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 26rem)' }}>
        <Children>
          <h2>Children and weeks</h2>
          <FamilyWeeks {...{ plan, quote, school, isRegistered }} />
          {!isKept && (
            <Notice tone="warning" role="status" title="This browser lets us keep nothing">
              Your plan is lost when you close this page. To keep it, copy its link below.
            </Notice>
          )}
          {link !== null && <LinkNotice {...{ link, school, hasOwnMarks, backToOwn }} />}
          {/* The notice of a link that can be read leads back, too. */}
          {(link === null || typeof link === 'string') && backToOwn !== null && (
            <BeforeNotice {...{ backToOwn, forgetOwn }} />
          )}
          {plan.children.map((child, index) => (
            <ChildCard
              key={child.id}
              child={child}
              name={childName(child, index)}
              school={school}
              problems={quote.problems.filter(
                // What is registered need not be for sale any more.
                (problem) =>
                  problem.childId === child.id &&
                  (isWarning(problem) ||
                    !child.items.some(
                      (item, index) => index === problem.item && isRegistered(child.id, item),
                    )),
              )}
              isRegistered={(item) => isRegistered(child.id, item)}
              change={(edit) => changeChild(child.id, edit)}
              remove={
                plan.children.length === 1
                  ? null
                  : () => {
                      added.current = ADD;
                      setRemoved({ child, at: index });
                      change((before) => childRemoved(before, child));
                    }
              }
            />
          ))}
          {removed !== null && hasRoomForChild(plan) && (
            <Notice
              role="status"
              action={
                <Button
                  variant="outline"
                  marginTop="2"
                  onClick={() => {
                    const after = childPutBack(plan, removed.child, removed.at);
                    added.current = childFieldId(after.children[removed.at]?.id ?? '');
                    setRemoved(null);
                    change(() => after);
                  }}
                >
                  Put back
                </Button>
              }
            >
              {`${childName(removed.child, removed.at)} is no longer in the plan.`}
            </Notice>
          )}
          {hasRoomForChild(plan) ? (
            <Button
              id={ADD}
              variant="outline"
              onClick={() => {
                const withOne = (before: FamilyPlan) => childAdded(before, removed?.child);
                added.current = childFieldId(withOne(plan).children.at(-1)?.id ?? '');
                change(withOne);
              }}
            >
              Add a child
            </Button>
          ) : (
            <Notice role="status">{`A plan holds ${PLAN_LIMITS.children} children. For more, call us.`}</Notice>
          )}
        </Children>
        <Stack gap="6" minWidth="0" position={{ lg: 'sticky' }} top={{ lg: '7rem' }}>
          <Card as="section" id={TOTAL} tabIndex={-1} tone="float" width="full" aria-label="The total">
            <h2>The total</h2>
            <PlanTotal {...{ plan, quote, school, isRegistered }} />
            {/* Another way to buy it would buy again what is registered. */}
            {isLive && hasSold && !hasRegistered && <PlanWays {...{ plan, school, change }} />}
          </Card>
          {isLive && hasItems && (
            <>
              <Card as="section" width="full" aria-label="Register">
                <h2>Register</h2>
                <PlanRegister {...planned} school={school} />
              </Card>
              <Card as="section" tone="sunken" width="full" aria-label="Share">
                <h2>Share, print, remember</h2>
                <PlanShare plan={plan} school={school} />
                <AddToCalendar
                  fileName="camp-plan.ics"
                  today={today}
                  about={plan}
                  entriesOf={({ planEntries }) => planEntries(plan, school, isRegistered)}
                  nothing="Nothing in the plan has dates yet."
                />
              </Card>
              <PlanSheet {...{ plan, quote, school, isRegistered }} />
            </>
          )}
        </Stack>
      </Stack>
      {isLive && hasItems && <PlanBar quote={quote} />}
    </>
  );
}
