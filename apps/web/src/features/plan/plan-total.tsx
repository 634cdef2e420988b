import { chakra } from '@chakra-ui/react';
import type { FamilyPlan, FamilyQuote, PlanSchool } from '@kidcode/plan';
import { formatPrice } from '@kidcode/pricing';
import { formatLongDate } from '@kidcode/scheduling';
import { Notice, PriceTag, VisuallyHidden } from '@kidcode/ui';

import { askedWords, childName, itemWords, nearWords } from './plan-words';

const Lines = /* @__PURE__ */ chakra('ul', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { paddingBlock: '3', borderTop: '1px solid {colors.line.hair}' },
    '& > li > p:first-of-type': { fontWeight: '700' },
    '& dl > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      textStyle: 'small',
      color: 'fg.quiet',
    },
    '& dl > [data-saving]': { color: 'status.success', fontWeight: '700' },
    '& dl > [data-sum]': { color: 'fg.ink', fontWeight: '700' },
    '& dd': { whiteSpace: 'nowrap' },
  },
});
const Quiet = /* @__PURE__ */ chakra('p', { base: { textStyle: 'small', color: 'fg.quiet' } });
const Near = /* @__PURE__ */ chakra('ul', {
  base: { textStyle: 'small', color: 'fg.quiet', paddingInlineStart: '1.2em', listStyle: 'disc' },
});

interface PlanTotalProps {
  readonly plan: FamilyPlan;
  readonly quote: FamilyQuote;
  readonly school: PlanSchool;
  /** Leaves out what a parent could still do for an offer. */
  readonly isExample?: boolean;
}

/** The family's total with every reason: line by line, what is in it, what the center would have to confirm. */
export function PlanTotal({ plan, quote, school, isExample = false }: PlanTotalProps) {
  const nameOf = (id: string) => {
    const index = plan.children.findIndex((child) => child.id === id);
    const child = plan.children[index];
    return child === undefined ? '' : childName(child, index);
  };
  const { lines, total, originalTotal, applied, asked, near, due } = quote;
  if (lines.length === 0)
    return (
      <>
        <PriceTag size="lg" now={formatPrice(total)} />
        <Quiet>Tick a week, and the total stands here with every reason.</Quiet>
      </>
    );
  const nearby = near.map((offer) => nearWords(offer, school)).filter((words) => words !== null);
  return (
    <>
      <PriceTag
        size="lg"
        now={formatPrice(total)}
        {...(originalTotal > total && {
          was: formatPrice(originalTotal),
          reason: applied.map(({ title, amount }) => `${title}: ${formatPrice(amount)} less`).join('; '),
        })}
      />
      <Lines aria-label="Line by line">
        {lines.map(({ childId, item, entry, reasons, price, counts, registerBy }) => (
          <li key={`${childId}-${item}`}>
            <p>{`${nameOf(childId)}: ${itemWords(entry, school)}`}</p>
            {counts && price !== null ? (
              <dl>
                {reasons.map(({ label, amount }) => (
                  <div key={label} data-saving={amount < 0 ? '' : undefined}>
                    <dt>{label}</dt>
                    <dd>{formatPrice(amount)}</dd>
                  </div>
                ))}
                <div data-sum="">
                  <dt>
                    {registerBy === null ? 'Price' : `Price, register by ${formatLongDate(registerBy)}`}
                  </dt>
                  <dd>{formatPrice(price)}</dd>
                </div>
              </dl>
            ) : (
              <Quiet>Not in the total: it cannot be registered for today.</Quiet>
            )}
          </li>
        ))}
      </Lines>
      {due.length > 0 && (
        <Quiet>
          {due
            .map(({ monthsAfter, amount }) =>
              monthsAfter === 0
                ? `Due with the registration: ${formatPrice(amount)}`
                : `${monthsAfter === 1 ? 'a month' : `${monthsAfter} months`} later: ${formatPrice(amount)}`,
            )
            .join('; ')}
          .
        </Quiet>
      )}
      {asked.length > 0 && (
        <Notice title="Ask the center">
          {asked.map((offer) => (
            <p key={offer.id}>{askedWords(offer, nameOf)}</p>
          ))}
        </Notice>
      )}
      {!isExample && nearby.length > 0 && (
        <div>
          <Quiet>What else there is:</Quiet>
          <Near>
            {nearby.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </Near>
        </div>
      )}
      <VisuallyHidden role="status">{`The total is ${formatPrice(total)}`}</VisuallyHidden>
    </>
  );
}
