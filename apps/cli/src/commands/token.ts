import {
  campForToken,
  checkSecret,
  courseForToken,
  onlineCoursePayload,
  signToken,
  verifyToken,
  type TokenPayload,
  type TokenRefusal,
} from '@kidcode/booking';
import { pricedCamps } from '@kidcode/pricing';
import { ONLINE_COURSES, findOnlineCourse } from '@kidcode/scheduling';

import { centersNote, type DeclareCommands, type KidcodeCommand } from '../declare';
import { epochSeconds } from '../option-parsers';
import { expected, badInput, failedCheck, report, type Outcome, type Read } from '../outcome';
import { placesLeft } from '../places/counted-place';
import { fieldsReport, printFields } from '../print-table';
import { readCenter } from '../read-names';
import { addCampOptions, readSelection, type CampFlags } from '../read-selection';
import { readToday } from '../read-today';
import type { Surroundings } from '../surroundings';
import { describeClaims, readClaims, readTokenArgument } from '../token-argument';

type SigningFlags = { readonly secretFile?: string; readonly now?: number };

const VARIABLE = 'CAMP_TOKEN_SECRET';

/**
 * The signing secret: the file's where one is named, else that of the environment. A flag's value would be seen by
 * everybody who can list processes. Line breaks at the end of the file are not part of it.
 */
function readSecret(secretFile: string | undefined, { env, readFile }: Surroundings): Read<string> {
  const text = secretFile === undefined ? env[VARIABLE] : readFile(secretFile)?.replace(/[\r\n]+$/, '');
  if (text === undefined && secretFile !== undefined) {
    return expected('a file that can be read', secretFile, '--secret-file');
  }
  const checked = checkSecret(text);
  return checked.ok ? checked : badInput(`${checked.error.message}; set ${VARIABLE} or --secret-file`);
}

/** Signs a payload; the claims that are shown are read back from the token itself. */
async function signOutcome(
  payload: TokenPayload,
  { secretFile, now }: SigningFlags,
  surroundings: Surroundings,
): Promise<Outcome> {
  const secret = readSecret(secretFile, surroundings);
  if (!secret.ok) return secret;
  const signed = await signToken(payload, secret.value, { now: now ?? surroundings.nowSeconds() });
  if (!signed.ok) return badInput(signed.error.message);
  const token = signed.value;
  const { claims, expiresAt } = readClaims(token);
  // The token is never wrapped: `token verify -` and `link camp -` find it on its own line.
  const describe = (width: number): string => `${printFields(describeClaims(claims), { width })}\n\n${token}`;
  return report({ token, payload: claims, expiresAt }, describe);
}

/** `kidcode token camp`: a signed registration, for what the season's form can make at a center on the day (D-11) and has a place. */
async function tokenCampCommand(surroundings: Surroundings, flags: CampTokenFlags): Promise<Outcome> {
  const center = readCenter('--branch', flags.branch);
  if (!center.ok) return center;
  const today = readToday(surroundings, flags.now);
  const selection = readSelection(flags, pricedCamps(today, center.value.id));
  if (!selection.ok) return selection;
  const request = { ...selection.value, branchId: center.value.id };
  const camp = campForToken(request, today, await placesLeft(surroundings));
  if (!camp.ok) return badInput(`expected a registration that can be made: ${camp.error.message}`);
  return signOutcome(camp.value, flags, surroundings);
}

/** `kidcode token course CODE --start LABEL`: a signed registration for an online course, on a date that it lists and that is still to come. */
async function tokenCourseCommand(
  surroundings: Surroundings,
  code: string,
  flags: CourseTokenFlags,
): Promise<Outcome> {
  const course = findOnlineCourse(code);
  if (course === null) {
    const codes = ONLINE_COURSES.map(({ courseCode }) => courseCode).join(', ') || 'this school has none';
    return expected(`an online course: ${codes}`, code, '<code>');
  }
  const payload = onlineCoursePayload(course, flags.start);
  if (!payload.ok) {
    const example = JSON.stringify(course.startDates[0]);
    return badInput(`--start: ${payload.error.message}; expected a start date such as ${example}`);
  }
  const today = readToday(surroundings, flags.now);
  const registration = courseForToken(code, flags.start, today, await placesLeft(surroundings));
  if (registration.ok) return signOutcome(registration.value, flags, surroundings);
  return badInput(`--start: ${registration.error.message}; got ${JSON.stringify(flags.start)} on ${today}`);
}

const EXPECTED: Readonly<Record<TokenRefusal, string>> = {
  'not-a-token': 'expected a token: three parts joined by dots, signed with HS256',
  'wrong-algorithm': 'expected a token signed with HS256; this one names another algorithm',
  'bad-signature': 'expected a token signed with this secret; the signature is not',
  expired: 'expected a token that has not expired; tokens last 24 hours',
  'not-yet-valid': 'expected a token issued by now; this one comes from the future',
  'bad-lifetime': 'expected a token with iat and exp, at most 24 hours apart',
  'missing-secret': 'expected a secret',
  'secret-too-short': 'expected a longer secret',
  'secret-with-line-break': 'expected a secret without a line break',
  'insecure-context': 'expected a Node.js that has Web Crypto',
};

async function tokenVerifyCommand(
  surroundings: Surroundings,
  argument: string,
  { secretFile, now }: SigningFlags,
): Promise<Outcome> {
  const secret = readSecret(secretFile, surroundings);
  if (!secret.ok) return secret;
  const token = await readTokenArgument(argument, surroundings);
  if (token === '') return badInput('expected a token, as the argument or on standard input; got nothing');
  const check = await verifyToken(token, secret.value, { now: now ?? surroundings.nowSeconds() });
  const { valid, reason, expiresAt } = check;
  if (!valid) {
    const data = { valid, payload: null, expiresAt, reason };
    return failedCheck(data, `valid   no\nreason  ${reason}`, `${reason}: ${EXPECTED[reason]}`);
  }
  const { claims } = readClaims(token);
  const data = { valid, payload: claims, expiresAt, reason };
  return fieldsReport(data, [['valid', valid], ...describeClaims(claims)]);
}

type CampTokenFlags = SigningFlags & CampFlags & { readonly branch: string };
type CourseTokenFlags = SigningFlags & { readonly start: string };

const SECRET_NOTE =
  '\nThe secret comes from CAMP_TOKEN_SECRET or from the file of --secret-file: at least 32 bytes.';

const LAST_LINE_NOTE = [
  '\nThe token stands on the last line, alone: `| tail -n 1` gives nothing else. `kidcode token verify -` and',
  '`kidcode link camp -` find it in this output, and in that of --json.',
].join('\n');

const addSigningOptions = (command: KidcodeCommand): KidcodeCommand =>
  command
    .option('--secret-file <path>', 'file that holds the secret; goes before CAMP_TOKEN_SECRET')
    .option('--now <epoch-seconds>', 'the moment to work at, instead of now', epochSeconds)
    .addHelpText('after', SECRET_NOTE);

export const declareToken: DeclareCommands = (program) => {
  const token = program.group(
    'token',
    'make and check the tokens that the portal reads',
    ({ camps, centers: [first] }) =>
      camps
        .slice(-1)
        .flatMap((flags) => [
          `kidcode token camp ${flags} --branch ${first}`,
          `kidcode token camp ${flags} --branch ${first} > token.txt`,
          'kidcode token verify - < token.txt',
        ]),
  );

  const camp = token
    .data(
      'camp',
      'a signed camp registration, for a selection that the form offers',
      ({ camps, centers }) => [
        ...camps.slice(-1).map((flags) => `kidcode token camp ${flags} --branch ${centers[0]}`),
        ...camps
          .slice(0, 1)
          .map(
            (flags) => `kidcode token camp ${flags} --branch ${centers.at(-1)} --secret-file key.txt --json`,
          ),
      ],
    )
    .requiredOption('--branch <id>', 'the center, see below');
  camp.notes(centersNote);
  addSigningOptions(addCampOptions(camp).addHelpText('after', LAST_LINE_NOTE)).answers(tokenCampCommand);

  const course = token
    .data('course <code>', 'a signed registration for an online course', ({ courses }) => [
      ...courses.slice(0, 1).map(({ code, start }) => `kidcode token course ${code} --start "${start}"`),
      ...courses
        .slice(-1)
        .map(
          ({ code, start }) => `kidcode token course ${code} --start "${start}" --secret-file key.txt --json`,
        ),
    ])
    .requiredOption('--start <label>', 'start date, as the course lists it');
  addSigningOptions(course.addHelpText('after', LAST_LINE_NOTE)).answers(tokenCourseCommand);

  const verify = token.data(
    'verify <token>',
    'whether a token holds; - reads it from standard input',
    ({ camps, centers: [first] }) => [
      ...camps
        .slice(-1)
        .map((flags) => `kidcode token camp ${flags} --branch ${first} | kidcode token verify -`),
      'kidcode token verify - --json < token.txt',
    ],
  );
  addSigningOptions(verify).answers(tokenVerifyCommand);
};
