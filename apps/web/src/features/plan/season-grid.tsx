import { hasPlace, placesWords, weekStanding } from '@kidcode/booking';
import { BRANCHES, type CenterId } from '@kidcode/branches';
import { planSeason, type PlanChild, type PlanItem, type PlanSchool, type PlanSeason } from '@kidcode/plan';
import { formatPrice, quoteCamp, type RegistrationSelection } from '@kidcode/pricing';
import type { Phase } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';
import { CheckboxRow, SelectInput, TextLink, TimeTable, VisuallyHidden, styled } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { isShown } from '../../shared/samples';
import { campItems, durationChosen, hasPackage, packageToggled, weeksOf, weekToggled } from './plan-edit';
import type { Edit } from './use-plan';

const Root = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '3',
  '& tbody td': { alignItems: 'center', verticalAlign: 'middle' },
});
const Day = /* @__PURE__ */ styled('div', { maxWidth: '22rem' });
const Small = /* @__PURE__ */ styled('span', {
  display: 'block',
  fontFamily: 'body',
  fontWeight: '400',
  textStyle: 'small',
  color: 'fg.quiet',
});
const Gone = /* @__PURE__ */ styled('span', { display: 'block', paddingBlock: '3', color: 'fg.quiet' });

/* A line of their own rather than a last number alone. */
const Days = /* @__PURE__ */ styled('span', { display: 'inline-block' });

/** Why a week cannot be ticked. */
const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  open: '',
  announced: 'Not open yet',
  closed: 'Closed',
  full: 'Full',
  running: 'Running now',
  over: 'Over',
};

/** A child of the plan and how it is changed. */
export interface PlannedChildProps {
  readonly child: PlanChild;
  /** What it is called here. */
  readonly name: string;
  readonly school: PlanSchool;
  /** Whether the parent says of an item of the child that it is registered. */
  readonly isRegistered: (item: PlanItem) => boolean;
  readonly change: (edit: Edit<PlanChild>) => void;
}

interface SeasonGridProps extends PlannedChildProps {
  readonly season: PlanSeason;
}

/**
 * The weeks of one season by centers, each with its price, and the whole camp where it is sold as one. What is registered
 * stands there as such: only who takes that back under "Register" can untick it.
 */
export function SeasonGrid({ season, child, name, school, isRegistered, change }: SeasonGridProps) {
  const { camp, offer } = season;
  if (season.priced === null || offer === null) return null;
  const [firstDuration = 'full_day'] = offer.durations;
  const columns = (school.centers as readonly CenterId[]).map((branch) => {
    const here = planSeason(school, camp.season, branch) ?? season;
    const planned = campItems(child, camp.season, branch);
    const items = planned.filter((item) => !isRegistered(item));
    const bought = planned.filter(isRegistered).flatMap(({ selection }) => weeksOf(selection, here.camp));
    const duration = items[0]?.selection.duration ?? firstDuration;
    return {
      branch,
      center: BRANCHES[branch].name,
      here,
      items,
      bought,
      duration,
      standingOf: (week: number) =>
        weekStanding({ places: school.places, camp, center: branch, duration }, week),
      priceOf: (selection: RegistrationSelection) =>
        here.priced === null ? '' : formatPrice(quoteCamp(selection, here.priced).discountedPrice),
    };
  });
  const hours =
    offer.durations.length > 1 ? undefined : camp.dayLengths.find(({ id }) => id === firstDuration)?.hours;

  const weekRows = camp.weeks.map(({ number, label }) => {
    const theme = camp.themes.find(({ week }) => week === number);
    return {
      id: String(number),
      cells: [
        <span key="week">
          {`Week ${number}, `}
          <Days>{label}</Days>
          {hours !== undefined && <Small>{hours}</Small>}
          {theme !== undefined && isShown(theme) && (
            <Small>{`${theme.title}${theme.sample ? ' (sample)' : ''}`}</Small>
          )}
        </span>,
        ...columns.map(({ branch, center, here, items, bought, duration, standingOf, priceOf }) => {
          if (bought.includes(number)) return <Gone key={branch}>Registered</Gone>;
          const phase = here.status.weeks[number] ?? 'closed';
          const week = here.camp.weeks.find((own) => own.number === number);
          const isTicked = items.some(({ selection }) => weeksOf(selection, here.camp).includes(number));
          const standing = standingOf(number);
          if (phase === 'open' && !isTicked && !hasPlace(standing)) {
            return (
              <Gone key={branch}>
                {standing.kind === 'closed' ? (
                  PHASE_WORDS.closed
                ) : (
                  <TextLink asChild>
                    <Link to={`${campPath(camp.season, branch)}#registration`}>
                      Full - join the waiting list
                      <VisuallyHidden>{` of week ${number} in ${center}`}</VisuallyHidden>
                    </Link>
                  </TextLink>
                )}
              </Gone>
            );
          }
          const ownDays = week === undefined || week.label === label ? null : week.label;
          const hint = placesWords(standing) ?? (week?.seats === 'few' ? 'Few places' : ownDays);
          const why = week?.seats === 'full' ? PHASE_WORDS.full : PHASE_WORDS[phase];
          if (phase !== 'open' && !isTicked) return <Gone key={branch}>{why}</Gone>;
          // What can no longer be registered for says so in the place of a price, and can be unticked.
          const selection = { season: offer.season, registrationType: 'weekly' as const, duration };
          const words = phase === 'open' ? priceOf({ ...selection, weeks: [number] }) : why;
          return (
            <CheckboxRow
              key={branch}
              aria-label={`${name}: week ${number}, ${label}, in ${center}, ${words}`}
              label={words}
              {...(hint !== null && { hint })}
              checked={isTicked}
              onChange={() => change((before) => weekToggled(before, here, branch, number))}
            />
          );
        }),
      ],
    };
  });
  const isSoldWhole =
    columns.some(({ here }) => here.offer?.types.full_camp === 'open') && camp.weeks.length > 1;
  const wholeRow = {
    id: 'whole',
    cells: [
      <span key="whole">
        {offer.labels.full_camp ?? 'The whole camp'}
        <Small>{`All ${camp.weeks.length} weeks as one package`}</Small>
      </span>,
      ...columns.map(({ branch, center, here, bought, duration, standingOf, priceOf }) => {
        const isTicked = hasPackage(child, camp.season, branch);
        // A package beside them would sell the registered weeks once more.
        if (bought.length > 0)
          return <Gone key={branch}>{isTicked ? 'Registered' : 'Weeks of it are registered'}</Gone>;
        const isFull =
          here.offer?.types.full_camp !== 'open' ||
          camp.weeks.some(({ number }) => !hasPlace(standingOf(number)));
        if (isFull && !isTicked) return <Gone key={branch}>{PHASE_WORDS.full}</Gone>;
        const price = priceOf({
          season: offer.season,
          registrationType: 'full_camp',
          duration,
          paymentOption: offer.payments[0] ?? 'full',
        });
        return (
          <CheckboxRow
            key={branch}
            aria-label={`${name}: all weeks as one package in ${center}, ${price}`}
            label={price}
            checked={isTicked}
            onChange={() => change((before) => packageToggled(before, here, branch))}
          />
        );
      }),
    ],
  };
  return (
    <Root>
      <TimeTable
        caption={`${camp.title} ${camp.year}`}
        columns={['Week', ...columns.map(({ center }) => center)]}
        rows={isSoldWhole ? [...weekRows, wholeRow] : weekRows}
      />
      {offer.durations.length > 1 &&
        columns
          .filter(({ items }) => items.length > 0)
          .map(({ branch, center, duration }) => (
            <Day key={branch}>
              <SelectInput
                aria-label={`${name}: part of the day in ${center}`}
                value={duration}
                options={offer.durations.map((id) => {
                  const length = camp.dayLengths.find((one) => one.id === id);
                  const words = length === undefined ? id : `${length.label}, ${length.hours}`;
                  return { value: id, label: `${center}: ${words}` };
                })}
                onChange={({ target: { value } }) => {
                  const chosen = offer.durations.find((id) => id === value);
                  if (chosen === undefined) return;
                  change((before) => durationChosen(before, camp.season, branch, chosen));
                }}
              />
            </Day>
          ))}
    </Root>
  );
}
