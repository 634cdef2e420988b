import type { School } from '../school';
import type { CampEdition, Season } from '../season';
import { seasonAt } from '../season-at';
import { datesPath, editionProblems } from './check-edition';
import { saleProblems } from './check-sale';
import { problem, unless, type SchoolProblem } from './school-problem';

/** Two editions that follow one another; each stands at its dates. */
function orderProblems(
  edition: CampEdition,
  before: CampEdition,
  [path, pathBefore]: readonly [string, string],
): readonly SchoolProblem[] {
  const [at, against] = [datesPath(edition, path), datesPath(before, pathBefore)];
  if (edition.firstDay < before.firstDay) {
    const message = `Expected editions from the earliest to the latest, got ${edition.year} on ${edition.firstDay}, before ${before.year}.`;
    return [problem('editions-out-of-order', at, message, against)];
  }
  const message = `Expected a first day after the edition ${before.year} has ended on ${before.lastDay}, got ${edition.firstDay}.`;
  return unless(edition.firstDay > before.lastDay, problem('editions-overlap', at, message, against));
}

function seasonProblems(season: Season): readonly SchoolProblem[] {
  const path = `SEASONS.${season.id}`;
  const { editions, sale } = season;
  return [
    ...unless(
      editions.length > 0,
      problem('season-without-edition', `${path}.editions`, 'Expected at least one edition, got none.'),
    ),
    ...(sale === null ? [] : saleProblems(sale, `${path}.sale`, season)),
    ...editions.flatMap((edition, index) => {
      const at = `${path}.editions[${index}]`;
      const before = editions[index - 1];
      return [
        ...(before === undefined
          ? []
          : orderProblems(edition, before, [at, `${path}.editions[${index - 1}]`])),
        ...(edition.sale === undefined ? [] : saleProblems(edition.sale, `${at}.sale`, season)),
        ...editionProblems(edition, at, edition.sale ?? sale),
      ];
    }),
  ];
}

/** What is wrong with a season at a center, and not with the season itself; it stands in the center's document. */
function problemsAt(season: Season, center: string): readonly SchoolProblem[] {
  const path = `SEASONS.${season.id}`;
  const before = seasonProblems(season).map((one) => one.path + one.message);
  return seasonProblems(seasonAt(season, center))
    .filter((one) => !before.includes(one.path + one.message))
    .map((one) => {
      const rates = one.path.replace(`${path}.sale.rates`, '');
      const within = rates === one.path ? `camps.${season.id}` : `prices.${season.id}${rates}`;
      return { ...one, path: `CENTERS.${center}.${within}` };
    });
}

/** Everything that can be wrong with the camp seasons. */
export const allSeasonProblems = ({ SEASONS }: School): readonly SchoolProblem[] =>
  SEASONS.flatMap((season) => [
    ...seasonProblems(season),
    ...Object.keys(season.at ?? {}).flatMap((center) => problemsAt(season, center)),
  ]);
