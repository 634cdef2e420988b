import type { FamilyPlan, FamilyQuote, PlanItem, PlanSchool } from '@kidcode/plan';
import { formatPrice } from '@kidcode/pricing';
import { formatLongDate } from '@kidcode/scheduling';
import { Notice, PriceTag, SmallText, Stack, VisuallyHidden, styled } from '@kidcode/ui';
import { useState } from 'react';

import { askedWords, lineWords, nameIn, nearWords } from './plan-words';

const Lines = /* @__PURE__ */ styled('ul', {
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
});
/** A list of remarks below what matters. */
export const SmallList = /* @__PURE__ */ styled('ul', {
  textStyle: 'small',
  color: 'fg.quiet',
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
});

interface PlanTotalProps {
  readonly plan: FamilyPlan;
  readonly quote: FamilyQuote;
  readonly school: PlanSchool;
  readonly isRegistered?: (childId: string, item: PlanItem) => boolean;
  /** Leaves out what a parent could still do for an offer. */
  readonly isExample?: boolean;
}

/** What a screen reader hears of the total: empty until there is one, for a region that comes filled is not read. */
function TotalTold({ lines, total }: FamilyQuote) {
  const [hadLines, setHadLines] = useState(false);
  if (lines.length > 0 && !hadLines) setHadLines(true);
  const emptied = hadLines ? 'Nothing is planned any more' : '';
  return (
    <VisuallyHidden role="status">
      {lines.length > 0 ? `The total is ${formatPrice(total)}` : emptied}
    </VisuallyHidden>
  );
}

/** The family's total with every reason: line by line, what is in it, what the center would have to confirm. */
export function PlanTotal(props: PlanTotalProps) {
  return (
    <>
      <Reasons {...props} />
      <TotalTold {...props.quote} />
    </>
  );
}

function Reasons({ plan, quote, school, isRegistered = () => false, isExample = false }: PlanTotalProps) {
  const nameOf = nameIn(plan);
  const { lines, total, originalTotal, applied, near, due } = quote;
  if (lines.length === 0)
    return (
      <>
        <PriceTag size="lg" now={formatPrice(total)} />
        <SmallText>Tick a week, and the total stands here with every reason.</SmallText>
      </>
    );
  const asked = askedWords(quote, nameOf);
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
        {lines.map((line) => (
          <li key={`${line.childId}-${line.item}`}>
            <p>{`${nameOf(line.childId)}: ${lineWords(line, school)}`}</p>
            {line.counts && line.price !== null ? (
              <dl>
                {line.reasons.map(({ label, amount }) => (
                  <div key={label} data-saving={amount < 0 ? '' : undefined}>
                    <dt>{label}</dt>
                    <dd>{formatPrice(amount)}</dd>
                  </div>
                ))}
                <div data-sum="">
                  <dt>
                    {line.registerBy === null
                      ? 'Price'
                      : `Price, register by ${formatLongDate(line.registerBy)}`}
                  </dt>
                  <dd>{formatPrice(line.price)}</dd>
                </div>
              </dl>
            ) : (
              <SmallText>
                {isRegistered(line.childId, line.entry)
                  ? 'Registered, and not in this total: what it cost stands in your confirmation.'
                  : 'Not in the total: it cannot be registered for today.'}
              </SmallText>
            )}
          </li>
        ))}
      </Lines>
      {due.length > 0 && (
        <SmallText>
          {due
            .map(({ monthsAfter, amount }) =>
              monthsAfter === 0
                ? `Due with the registration: ${formatPrice(amount)}`
                : `${monthsAfter === 1 ? 'a month' : `${monthsAfter} months`} later: ${formatPrice(amount)}`,
            )
            .join('; ')}
          .
        </SmallText>
      )}
      {asked.length > 0 && (
        <Notice title="Ask the center">
          <Stack gap="2">
            {asked.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Stack>
        </Notice>
      )}
      {!isExample && nearby.length > 0 && (
        <div>
          <SmallText>What else there is:</SmallText>
          <SmallList>
            {nearby.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </SmallList>
        </div>
      )}
    </>
  );
}
