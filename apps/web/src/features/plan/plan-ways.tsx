import { cheapestWay, explainWayChange, type FamilyPlan, type PlanSchool, type Way } from '@kidcode/plan';
import { formatPrice } from '@kidcode/pricing';
import { cents, subtractCents, type Cents } from '@kidcode/school';
import { Badge, Button, Row, Stack, styled } from '@kidcode/ui';
import { useEffect, useMemo, useRef, useState } from 'react';

import { SmallList } from './plan-total';
import { capital, itemWords, nameIn } from './plan-words';
import type { PlanOnPage } from './use-plan';

const List = /* @__PURE__ */ styled('ol', {
  width: 'full',
  display: 'grid',
  '& > li': {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    paddingBlock: '4',
    borderTop: '1px solid {colors.line.hair}',
  },
});
const Price = /* @__PURE__ */ styled('strong', { textStyle: 'h4', fontVariantNumeric: 'tabular-nums' });

const WAY_TITLES: Readonly<Record<Way['id'], string>> = {
  own: 'As you chose',
  cheapest: 'A mix of weeks and packages',
  weekly: 'Week by week',
  monthly: 'By the month',
  package: 'Whole packages',
  payments: 'Packages in payments',
};

function savingWords(saving: Cents): string {
  if (saving > 0) return `saves ${formatPrice(saving)}`;
  return saving < 0 ? `costs ${formatPrice(subtractCents(cents(0), saving))} more` : 'costs the same';
}

/** Each difference once, with the children whom it is about, unless it is about all of them. */
function changeLines({ changes, plan }: Way, nameOf: (childId: string) => string): readonly string[] {
  const children = plan.children.filter(({ items }) => items.length > 0).length;
  const names = new Map<string, readonly string[]>();
  for (const change of changes) {
    const words = capital(explainWayChange(change));
    names.set(words, [...new Set([...(names.get(words) ?? []), nameOf(change.childId)])]);
  }
  return [...names].map(([words, about]) =>
    about.length === children ? words : `${about.join(', ')}: ${words}`,
  );
}

interface PlanWaysProps extends Pick<PlanOnPage, 'plan' | 'change'> {
  readonly school: PlanSchool;
}

/** The same days bought other ways, the cheapest first; the family's own choice is always among them. */
export function PlanWays({ plan, school, change }: PlanWaysProps) {
  const nameOf = nameIn(plan);
  // What the family had chosen when it asked: taking a way changes the plan, and the list stays.
  const [asked, setAsked] = useState<FamilyPlan | null>(null);
  const result = useMemo(() => (asked === null ? null : cheapestWay(asked, school)), [asked, school]);
  const answer = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    // The pressed button is gone: who pressed it goes on at the answer.
    if (isPressed.current) answer.current?.focus();
    isPressed.current = false;
  }, [asked, plan]);
  const take = (way: Way) => {
    isPressed.current = true;
    change(() => way.plan);
  };
  const taken = result?.ways.find((way) => way.plan === plan);
  if (result === null || taken === undefined) {
    return (
      <Button
        variant="accent"
        onClick={() => {
          isPressed.current = true;
          setAsked(plan);
        }}
      >
        The cheapest way
      </Button>
    );
  }
  const { ways, own, cheapest } = result;
  return (
    <Stack gap="3" width="full" justifyItems="start">
      <p role="status" ref={answer} tabIndex={-1}>
        {cheapest.saving > 0
          ? `The cheapest way is ${formatPrice(cheapest.toPay)}: it saves ${formatPrice(cheapest.saving)}.`
          : `Nothing is cheaper than what you chose: ${formatPrice(own.toPay)}.`}
      </p>
      {ways.length > 1 && (
        <List aria-label="Ways to buy it">
          {ways.map((way) => (
            <li key={way.id}>
              <Row as="p" alignItems="center" columnGap="3" rowGap="1">
                <Price>{formatPrice(way.toPay)}</Price>
                <span>{`${WAY_TITLES[way.id]}${way === own ? '' : `, ${savingWords(way.saving)}`}`}</span>
                {way === taken && <Badge>In your plan</Badge>}
              </Row>
              {way !== own && (
                <SmallList>
                  {changeLines(way, nameOf).map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </SmallList>
              )}
              {way === own && way !== taken && (
                <SmallList>
                  {way.plan.children.flatMap(({ id, items }) =>
                    items.map((item, index) => (
                      <li key={`${id}-${index}`}>{`${nameOf(id)}: ${itemWords(item, school)}`}</li>
                    )),
                  )}
                </SmallList>
              )}
              {way !== taken && (
                <Button variant="outline" onClick={() => take(way)}>
                  {way === own ? 'Back to my choice' : `Take it: ${formatPrice(way.toPay)}`}
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
