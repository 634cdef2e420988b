// Which school a build is about. Every build, test run and server asks here, so that they all mean the same one.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

/** The school that `KIDCODE_SCHOOL` means where it is empty. */
export const DEFAULT_SCHOOL = 'kidcode';

const CONDITION = 'school-';

/** Where a file or folder of the workspace is. */
export const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The variables of a command: the workspace's .env holds the defaults; the environment wins. */
export function settings() {
  try {
    return { ...parseEnv(readFileSync(at('.env'), 'utf8')), ...process.env };
  } catch {
    return process.env;
  }
}

/** The schools there are: the default one, and each that schools/package.json has a condition for. */
export function schoolNames() {
  const { exports } = JSON.parse(readFileSync(at('schools/package.json'), 'utf8'));
  const conditions = Object.keys(exports['.']).filter((name) => name.startsWith(CONDITION));
  return [DEFAULT_SCHOOL, ...conditions.map((name) => name.slice(CONDITION.length))];
}

/**
 * The school that is wanted.
 *
 * @param {Readonly<Record<string, string | undefined>>} env read: `KIDCODE_SCHOOL`.
 * @returns {string} the name of its folder in schools/.
 * @throws Error that says which schools there are, for any other name.
 */
export function currentSchool(env = settings()) {
  const wanted = env.KIDCODE_SCHOOL?.trim() || DEFAULT_SCHOOL;
  const names = schoolNames();
  if (names.includes(wanted)) return wanted;
  throw new Error(`KIDCODE_SCHOOL: expected one of the schools ${names.join(', ')}; got '${wanted}'`);
}

/** What resolves `@kidcode/current-school` to the wanted school; none for the default one. */
export function schoolConditions(env = settings()) {
  const school = currentSchool(env);
  return school === DEFAULT_SCHOOL ? [] : [`${CONDITION}${school}`];
}

/** An output folder's name: the default school's as it is, another one's beside it, so that both can stand. */
export function schoolFolder(folder, env = settings()) {
  const school = currentSchool(env);
  return school === DEFAULT_SCHOOL ? folder : `${folder}-${school}`;
}

/** Where the school's facts, its content and its own public files are. */
export const schoolSources = (env = settings()) => at(`schools/${currentSchool(env)}`);

/** The school, or the end of the process with the sentence that says what was expected. */
export function currentSchoolOrExit(env = settings()) {
  try {
    return currentSchool(env);
  } catch (error) {
    console.error(error.message);
    return process.exit(2);
  }
}
