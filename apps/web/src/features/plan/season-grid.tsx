import { chakra } from '@chakra-ui/react';
import { hasPlace, placesWords, weekStanding } from '@kidcode/booking';
import { BRANCHES, type CenterId } from '@kidcode/branches';
import { planSeason, type PlanChild, type PlanSchool, type PlanSeason } from '@kidcode/plan';
import { formatPrice, quoteCamp, type RegistrationSelection } from '@kidcode/pricing';
import type { Phase } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';
import { CheckboxRow, SelectInput, TextLink, TimeTable, VisuallyHidden } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { isShown } from '../../shared/samples';
import { campItems, durationChosen, hasPackage, packageToggled, weeksOf, weekToggled } from './plan-edit';
import type { Edit } from './use-plan';

const Root = /* @__PURE__ */ chakra('div', {
  base: { display: 'grid', gap: '3', '& tbody td': { alignItems: 'center', verticalAlign: 'middle' } },
});
const Day = /* @__PURE__ */ chakra('div', { base: { maxWidth: '22rem' } });
const Small = /* @__PURE__ */ chakra('span', {
  base: { display: 'block', fontFamily: 'body', fontWeight: '400', textStyle: 'small', color: 'fg.quiet' },
});
const Gone = /* @__PURE__ */ chakra('span', {
  base: { display: 'block', paddingBlock: '3', color: 'fg.quiet' },
});

/** Why a week cannot be ticked. */
const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  open: '',
  announced: 'Not open yet',
  closed: 'Closed',
  full: 'Full',
  running: 'Running now',
  over: 'Over',
};

interface SeasonGridProps {
  readonly season: PlanSeason;
  readonly child: PlanChild;
  readonly name: string;
  readonly school: PlanSchool;
  readonly change: (edit: Edit<PlanChild>) => void;
}

/** The weeks of one season by centers, each with its price, and the whole camp where it is sold as one. */
export function SeasonGrid({ season, child, name, school, change }: SeasonGridProps) {
  const { camp, offer } = season;
  const centers = school.centers as readonly CenterId[];
  if (season.priced === null || offer === null) return null;
  const at = (branch: CenterId) => planSeason(school, camp.season, branch) ?? season;
  const [firstDuration = 'full_day'] = offer.durations;
  const itemsAt = (branch: CenterId) => campItems(child, camp.season, branch);
  const durationAt = (branch: CenterId) => itemsAt(branch)[0]?.selection.duration ?? firstDuration;
  const priceOf = (branch: CenterId, selection: RegistrationSelection) => {
    const { priced } = at(branch);
    return priced === null ? '' : formatPrice(quoteCamp(selection, priced).discountedPrice);
  };
  const hours =
    offer.durations.length > 1
      ? null
      : (camp.dayLengths.find(({ id }) => id === firstDuration)?.hours ?? null);

  const weekRows = camp.weeks.map(({ number, label }) => {
    const theme = camp.themes.find(({ week }) => week === number);
    return {
      id: String(number),
      cells: [
        <span key="week">
          {`Week ${number}, ${label}`}
          {hours !== null && <Small>{hours}</Small>}
          {theme !== undefined && isShown(theme) && (
            <Small>{`${theme.title}${theme.sample ? ' (sample)' : ''}`}</Small>
          )}
        </span>,
        ...centers.map((branch) => {
          const here = at(branch);
          const phase = here.status.weeks[number] ?? 'closed';
          const week = here.camp.weeks.find((own) => own.number === number);
          const isTicked = itemsAt(branch).some(({ selection }) =>
            weeksOf(selection, here.camp).includes(number),
          );
          const standing = weekStanding(
            { places: school.places, camp, center: branch, duration: durationAt(branch) },
            number,
          );
          if (phase === 'open' && !isTicked && !hasPlace(standing)) {
            return (
              <Gone key={branch}>
                {standing.kind === 'closed' ? (
                  PHASE_WORDS.closed
                ) : (
                  <TextLink asChild>
                    <Link to={`${campPath(camp.season, branch)}#registration`}>
                      Full - join the waiting list
                      <VisuallyHidden>{` of week ${number} in ${BRANCHES[branch].name}`}</VisuallyHidden>
                    </Link>
                  </TextLink>
                )}
              </Gone>
            );
          }
          const ownDays = week === undefined || week.label === label ? null : week.label;
          const hint = placesWords(standing) ?? (week?.seats === 'few' ? 'Few places' : ownDays);
          if (phase !== 'open' && !isTicked) {
            return <Gone key={branch}>{week?.seats === 'full' ? 'Full' : PHASE_WORDS[phase]}</Gone>;
          }
          const price = priceOf(branch, {
            season: offer.season,
            registrationType: 'weekly',
            duration: durationAt(branch),
            weeks: [number],
          });
          return (
            <CheckboxRow
              key={branch}
              aria-label={`${name}: week ${number}, ${label}, in ${BRANCHES[branch].name}, ${price}`}
              label={price}
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
    centers.some((branch) => at(branch).offer?.types.full_camp === 'open') && camp.weeks.length > 1;
  const isWholeFull = (branch: CenterId) =>
    at(branch).offer?.types.full_camp !== 'open' ||
    camp.weeks.some(
      ({ number }) =>
        !hasPlace(
          weekStanding({ places: school.places, camp, center: branch, duration: durationAt(branch) }, number),
        ),
    );
  const wholeRow = {
    id: 'whole',
    cells: [
      <span key="whole">
        {offer.labels.full_camp ?? 'The whole camp'}
        <Small>{`All ${camp.weeks.length} weeks as one package`}</Small>
      </span>,
      ...centers.map((branch) => {
        if (isWholeFull(branch) && !hasPackage(child, camp.season, branch))
          return <Gone key={branch}>{PHASE_WORDS.full}</Gone>;
        const paymentOption = offer.payments[0] ?? 'full';
        const price = priceOf(branch, {
          season: offer.season,
          registrationType: 'full_camp',
          duration: durationAt(branch),
          paymentOption,
        });
        return (
          <CheckboxRow
            key={branch}
            aria-label={`${name}: all weeks as one package in ${BRANCHES[branch].name}, ${price}`}
            label={price}
            checked={hasPackage(child, camp.season, branch)}
            onChange={() => change((before) => packageToggled(before, at(branch), branch))}
          />
        );
      }),
    ],
  };
  return (
    <Root>
      <TimeTable
        caption={`${camp.title} ${camp.year}`}
        columns={['Week', ...centers.map((branch) => BRANCHES[branch].name)]}
        rows={isSoldWhole ? [...weekRows, wholeRow] : weekRows}
      />
      {offer.durations.length > 1 &&
        centers
          .filter((branch) => itemsAt(branch).length > 0)
          .map((branch) => (
            <Day key={branch}>
              <SelectInput
                aria-label={`${name}: part of the day in ${BRANCHES[branch].name}`}
                value={durationAt(branch)}
                options={offer.durations.map((id) => {
                  const length = camp.dayLengths.find((one) => one.id === id);
                  const words = length === undefined ? id : `${length.label}, ${length.hours}`;
                  return { value: id, label: `${BRANCHES[branch].name}: ${words}` };
                })}
                onChange={({ target: { value } }) => {
                  const duration = offer.durations.find((id) => id === value);
                  if (duration === undefined) return;
                  change((before) => durationChosen(before, camp.season, branch, duration));
                }}
              />
            </Day>
          ))}
    </Root>
  );
}
