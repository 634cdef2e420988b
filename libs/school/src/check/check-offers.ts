import type { School } from '../school';
import { percentProblems } from './check-sale';
import type { SchoolProblem } from './school-problem';

/** Percentages that no sale has. */
export const offerProblems = ({ OFFERS }: School): readonly SchoolProblem[] =>
  OFFERS.flatMap(({ id, values }) =>
    values.flatMap((value, index) =>
      value.kind === 'percent' ? percentProblems(`OFFERS.${id}.values[${index}].percent`, value.percent) : [],
    ),
  );
