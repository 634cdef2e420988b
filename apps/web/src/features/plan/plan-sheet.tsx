import { Global } from '@emotion/react';
import { BRANCHES, type BranchId } from '@kidcode/branches';
import { planSeason, type CampItem, type FamilyPlan, type PlanSchool } from '@kidcode/plan';
import { formatPrice } from '@kidcode/pricing';
import { formatLongDate } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';
import { Button, CheckboxRow, Field, Row, SmallText, Stack, TextInput, styled } from '@kidcode/ui';
import { useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { qrShape } from '../../shared/qr-svg';
import { useCopied } from '../../shared/use-copied';
import { askedWords, childName, itemComing, itemWords, nameIn } from './plan-words';
import { weeksOf } from './plan-edit';
import { planLink } from './plan-storage';
import type { ShownPlan } from './use-plan';

/** The link of the plan, which holds it whole: nothing is sent anywhere. */
export function PlanShare({ plan, school }: { readonly plan: FamilyPlan; readonly school: PlanSchool }) {
  const [labels, setLabels] = useState(false);
  const link = planLink(plan, school, labels);
  const [isCopied, copy] = useCopied(link);
  const field = useRef<HTMLInputElement>(null);
  const copyOrSelect = async () => {
    if (await copy()) return;
    field.current?.focus();
    field.current?.select();
  };
  return (
    <Stack gap="3" width="full">
      <Field
        label="Link to this plan"
        hint="Whoever opens it sees the plan. It is in the link itself; nothing is sent to us."
      >
        <TextInput ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <CheckboxRow
        label="With the names that you typed"
        checked={labels}
        onChange={() => setLabels(!labels)}
      />
      <Row gap="3">
        <Button variant="outline" onClick={() => void copyOrSelect()}>
          {isCopied === true ? 'Link copied' : 'Copy the link'}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
      </Row>
      <SmallText role="status">
        {isCopied === false &&
          'Your browser does not let us copy. The link is selected in its field: copy it there, with Ctrl+C or the menu of your device.'}
      </SmallText>
    </Stack>
  );
}

const Sheet = /* @__PURE__ */ styled('div', {
  display: 'none',
  '@media print': {
    display: 'block',
    padding: '4',
    '& h1': { textStyle: 'h2' },
    '& h2': { textStyle: 'h3', marginTop: '4' },
  },
  '& ul': { listStyle: 'disc', paddingInlineStart: '1.2em' },
});

/** As many letters as a code holds that a phone reads from a sheet on the fridge. */
const QR_LONGEST = 1200;

/* Of the whole page only the sheet goes to paper. */
const ONLY_THE_SHEET = {
  '@media print': { 'body > *:not([data-plan-sheet])': { display: 'none !important' } },
};

/** One sheet of paper for the kitchen: prices, dates, hours, addresses, what to bring. */
export function PlanSheet({ plan, quote, school, isRegistered }: ShownPlan) {
  const places = [...new Set(quote.lines.map(({ branch }) => branch))];
  const camps = school.seasons.filter(({ camp }) =>
    quote.lines.some(({ entry }) => entry.kind === 'camp' && entry.selection.season === camp.season),
  );
  const bring = [
    ...new Set(
      camps.flatMap(({ camp: { meals } }) => (meals === null ? [] : [meals.bring, meals.allergies])),
    ),
  ];
  return createPortal(
    <Sheet data-plan-sheet="">
      <Global styles={ONLY_THE_SHEET} />
      <h1>{`${BRAND.name}: our camp plan`}</h1>
      <p>{`Prices of ${formatLongDate(school.today)}. Total ${formatPrice(quote.total)}.`}</p>
      {quote.applied.length > 0 && (
        <p>
          {`In it already: ${quote.applied.map(({ title, amount }) => `${title}, ${formatPrice(amount)} less than ${formatPrice(quote.originalTotal)}`).join('; ')}.`}
        </p>
      )}
      {plan.children.map((child, index) => (
        <section key={child.id}>
          <h2>{childName(child, index)}</h2>
          <ul>
            {quote.lines
              .filter(({ childId }) => childId === child.id)
              .map((line) => ({ ...line, shown: itemComing(line, isRegistered) ?? line.entry }))
              .map(({ childId, item, entry, shown, price, counts, registerBy }) => (
                <li key={item}>
                  {itemWords(shown, school)}
                  {counts && price !== null
                    ? `: ${formatPrice(price)}`
                    : isRegistered(childId, entry)
                      ? ' (registered)'
                      : ' (cannot be registered for today)'}
                  {shown.kind === 'camp' && <Dates {...shown} school={school} />}
                  {counts && registerBy !== null && <div>{`Register by ${formatLongDate(registerBy)}.`}</div>}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {askedWords(quote, nameIn(plan)).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <h2>Where</h2>
      <ul>
        {places.map((place) => (
          <li key={place}>{placeLine(place)}</li>
        ))}
      </ul>
      {bring.length > 0 && (
        <>
          <h2>What to bring</h2>
          <ul>
            {bring.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <h2>This plan again</h2>
      <Code link={planLink(plan, school, false)} />
    </Sheet>,
    document.body,
  );
}

/** The link for a phone's camera; its letters are too many to type. */
function Code({ link }: { readonly link: string }) {
  const { origin, pathname } = new URL(link);
  const fits = link.length <= QR_LONGEST;
  const target = fits ? link : `${origin}${pathname}`;
  const { size, path } = useMemo(() => qrShape(target), [target]);
  return (
    <Stack gridTemplateColumns="4.5cm minmax(0, 1fr)" gap="4" alignItems="center" breakInside="avoid">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="The link as a code"
      >
        <path fill="black" d={path} />
      </svg>
      <p>
        {fits
          ? 'Point the camera of a phone at the code: it opens the plan, without names. '
          : 'The plan is kept in the browser in which it was made. '}
        {`${origin}${pathname}`}
      </p>
    </Stack>
  );
}

function placeLine(place: BranchId): string {
  const branch = BRANCHES[place];
  return place === 'online'
    ? `Online: ${branch.phone}`
    : `${branch.name}: ${branch.address}, ${branch.phone}`;
}

/** The dates and hours of a camp's weeks. */
function Dates({ selection, school }: Pick<CampItem, 'selection'> & { readonly school: PlanSchool }) {
  const { season, duration } = selection;
  const camp = planSeason(school, season)?.camp;
  if (camp === undefined) return null;
  const numbers = weeksOf(selection, camp);
  const labels = camp.weeks.filter(({ number }) => numbers.includes(number)).map(({ label }) => label);
  const hours = camp.dayLengths.find(({ id }) => id === duration)?.hours ?? '';
  return <div>{`${labels.join('; ')}; ${hours}`}</div>;
}
