/** How often a language model may write: each of its answers costs the school money. */
export type ModelBudget = {
  /** For all visitors together. */
  perHour: number;
  perDay: number;
  /** For one visitor, in a day. */
  perVisitorDay: number;
};

const VARIABLES = {
  perHour: 'LANGUAGE_MODEL_CALLS_PER_HOUR',
  perDay: 'LANGUAGE_MODEL_CALLS_PER_DAY',
  perVisitorDay: 'LANGUAGE_MODEL_CALLS_PER_VISITOR',
} as const satisfies Record<keyof ModelBudget, string>;

/** The variables of the budget. */
export const MODEL_BUDGET_VARIABLES = Object.values(VARIABLES);

/** What holds where nothing is set; README.md names the same. */
export const DEFAULT_MODEL_BUDGET: ModelBudget = { perHour: 600, perDay: 1_000, perVisitorDay: 40 };

/**
 * The budget that the environment names, and what is wrong with it, in words. A limit that another one would keep from
 * ever being reached is a problem: a setting does what it says.
 *
 * @param get reads one variable; what is absent or blank has its default.
 */
export function readModelBudget(get: (name: string) => string | undefined): {
  budget: ModelBudget;
  problems: readonly string[];
} {
  const problems: string[] = [];
  const count = (part: keyof ModelBudget): number => {
    const text = get(VARIABLES[part])?.trim() ?? '';
    const value = text === '' ? DEFAULT_MODEL_BUDGET[part] : Number(text);
    if (!Number.isInteger(value) || value < 1)
      problems.push(`${VARIABLES[part]}: a whole number from 1 is expected`);
    return value;
  };
  const budget = {
    perHour: count('perHour'),
    perDay: count('perDay'),
    perVisitorDay: count('perVisitorDay'),
  };
  if (problems.length === 0 && budget.perDay < budget.perHour)
    problems.push(`${VARIABLES.perDay}: at least ${VARIABLES.perHour} is expected`);
  if (problems.length === 0 && budget.perDay < budget.perVisitorDay)
    problems.push(`${VARIABLES.perDay}: at least ${VARIABLES.perVisitorDay} is expected`);
  return { budget, problems };
}
