import type { FamilyPlan, OpenedPlan, PlanSchool } from '@kidcode/plan';
import { openPlan, parseChildText, parsePlan } from '@kidcode/plan';

import { badInput } from './outcome';
import type { Surroundings } from './surroundings';

/** The ways to say what a family plans; exactly one of them. */
export type PlanFlags = { readonly child?: readonly string[]; readonly file?: string };

/** A plan, and what changed since if it comes from a link. */
export type GivenPlan = { readonly plan: FamilyPlan; readonly opened: OpenedPlan | null };

type Read =
  | { readonly ok: true; readonly value: GivenPlan }
  | { readonly ok: false; readonly error: { readonly message: string } };

function parsed(raw: unknown, school: PlanSchool, where: string): Read {
  const plan = parsePlan(raw, school);
  return plan.ok
    ? { ok: true, value: { plan: plan.value, opened: null } }
    : badInput(`${where}: ${plan.error.message}`);
}

function readFile(path: string, school: PlanSchool, surroundings: Surroundings): Read {
  const text = surroundings.readFile(path);
  if (text === null) return badInput(`--file: expected a file that can be read; got ${JSON.stringify(path)}`);
  try {
    return parsed(JSON.parse(text), school, '--file');
  } catch {
    return badInput(`--file: expected a plan in JSON; ${JSON.stringify(path)} is no JSON`);
  }
}

/** Reads a shared link. @param where names the argument in the error. */
export function readLink(link: string, school: PlanSchool, where = '<link>'): Read {
  const opened = openPlan(link, school);
  if (!opened.ok) return badInput(`${where}: ${opened.error.message}`);
  return { ok: true, value: { plan: opened.value.plan, opened: opened.value } };
}

/** Reads a plan from `--child`, `--file` or a link. */
export function readPlan(
  link: string | undefined,
  { child, file }: PlanFlags,
  school: PlanSchool,
  surroundings: Surroundings,
): Read {
  const given = [link, child, file].filter((one) => one !== undefined);
  if (given.length !== 1) return badInput('expected one of --child, --file and a link; see --help');
  if (link !== undefined) return readLink(link, school, '[link]');
  if (file !== undefined) return readFile(file, school, surroundings);
  return parsed({ children: (child ?? []).map(parseChildText) }, school, '--child');
}
