import {
  DEFAULT_PORTAL,
  MEETING_METHODS,
  PROGRAM_KINDS,
  campLink,
  consultationLink,
  sessionMethodsOf,
  trialLink,
  type MeetingMethod,
  type ProgramKind,
} from '@kidcode/booking';
import { DEFAULT_BRANCH, DEFAULT_CENTER, type BranchId } from '@kidcode/branches';
import { COURSE_CODES } from '@kidcode/current-school';
import { PROGRAM_KEYS, courseCodeFor } from '@kidcode/scheduling';

import { branchesNote, type DeclareCommands, type KidcodeCommand } from '../declare';
import { plainAddress } from '../option-parsers';
import { expected, badInput, report, type Outcome, type Read } from '../outcome';
import { readBranch } from '../read-names';
import type { Surroundings } from '../surroundings';
import { readTokenArgument, TOKEN } from '../token-argument';

/** The flags of every link to the portal's booking page, unread. */
type LinkFlags = { readonly branch?: string; readonly method?: string; readonly portal?: string };

/** Reads one of some words, whatever its letter case. @param flag names the option in the error. */
function readChoice<T extends string>(flag: string, choices: readonly T[], text: string): Read<T> {
  const value = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
  if (value !== undefined) return { ok: true, value };
  return expected(choices.join(', '), text, flag);
}

const VARIABLE = 'KIDCODE_PORTAL_URL';
const PATH = /^\/(?!\/)[^\s?#]*$/;

const isPortal = (text: string): boolean =>
  PATH.test(text) || (plainAddress(text) !== null && !/\s/.test(text));

/** The portal of a link: the flag's, else that of the environment, else the one that the site is built with. */
function readPortal(flag: string | undefined, { env }: Surroundings): Read<string> {
  const configured = env[VARIABLE] ?? '';
  const [name, text] = flag === undefined ? [VARIABLE, configured] : ['--portal', flag];
  if (flag === undefined && configured === '') return { ok: true, value: DEFAULT_PORTAL };
  if (isPortal(text)) return { ok: true, value: text };
  return expected('an http(s) address or a path such as /portal', text, name);
}

/** How a trial can be held: at a center in any way, online not in person (D-19). */
const methodsOf = (branch: BranchId): readonly MeetingMethod[] =>
  MEETING_METHODS.filter((method) => method === 'Online' || sessionMethodsOf(branch).includes(method));

/** A name that is no course becomes whatever the program's default is. */
const isCourse = (name: string): boolean =>
  courseCodeFor(name, 'Core-Program') === courseCodeFor(name, 'Specialized');

/** The program that a course is of; null where it is no course. */
const programOf = (course: string): ProgramKind | null => {
  if (!isCourse(course)) return null;
  return COURSE_CODES.specialized.includes(courseCodeFor(course)) ? 'specialized' : 'core';
};

/** What every meeting at a branch is booked with; which branch stands in where none is named: specification 1, section 7. */
function readMeeting<Method extends string>(
  kind: 'trial' | 'consultation',
  flags: LinkFlags,
  methodsAt: (branch: BranchId) => readonly Method[],
  usualOnline: Method,
  surroundings: Surroundings,
): Read<{ readonly portal: string; readonly branchId: BranchId; readonly meetingMethod: Method }> {
  const usualBranch = kind === 'trial' ? DEFAULT_BRANCH : DEFAULT_CENTER;
  const branch = readBranch('--branch', flags.branch ?? usualBranch);
  if (!branch.ok) return branch;
  const { id } = branch.value;
  const usual = id === 'online' ? usualOnline : 'In-Person';
  const method = readChoice('--method', methodsAt(id), flags.method ?? usual);
  if (!method.ok) return method;
  const portal = readPortal(flags.portal, surroundings);
  if (!portal.ok) return portal;
  return { ok: true, value: { portal: portal.value, branchId: id, meetingMethod: method.value } };
}

function linkTrialCommand(surroundings: Surroundings, flags: TrialFlags): Outcome {
  const { course } = flags;
  const usual = course === undefined ? 'core' : programOf(course);
  if (usual === null) {
    const known = `a course code, CORE-LEVEL-n or a program: ${PROGRAM_KEYS.join(', ')}`;
    return expected(known, course, '--course');
  }
  // The portal would get a program, and a course that is not of it.
  const kinds = course === undefined ? PROGRAM_KINDS : [usual];
  const program = readChoice('--program', kinds, flags.program ?? usual);
  if (!program.ok) return program;
  const meeting = readMeeting('trial', flags, methodsOf, 'Online', surroundings);
  if (!meeting.ok) return meeting;
  const url = trialLink({
    ...meeting.value,
    program: program.value,
    ...(course === undefined ? {} : { course }),
  });
  return report({ url }, url);
}

function linkConsultationCommand(surroundings: Surroundings, flags: LinkFlags): Outcome {
  const meeting = readMeeting('consultation', flags, sessionMethodsOf, 'Virtual', surroundings);
  if (!meeting.ok) return meeting;
  const url = consultationLink(meeting.value);
  return report({ url }, url);
}

/** `kidcode link camp TOKEN`: the portal's page that takes a registration. The token is not verified here. */
async function linkCampCommand(surroundings: Surroundings, text: string, flags: LinkFlags): Promise<Outcome> {
  const token = await readTokenArgument(text, surroundings);
  if (!TOKEN.test(token)) {
    return badInput(
      '<token>: expected a token of three parts joined by dots, as kidcode token camp makes it',
    );
  }
  const portal = readPortal(flags.portal, surroundings);
  if (!portal.ok) return portal;
  const url = campLink({ portal: portal.value, token });
  return report({ url }, url);
}

type TrialFlags = LinkFlags & { readonly program?: string; readonly course?: string };

const addPortal = (command: KidcodeCommand): KidcodeCommand =>
  command.option(
    '--portal <address>',
    'the portal (default: KIDCODE_PORTAL_URL, else the one the site is built with)',
  );

export const declareLink: DeclareCommands = (program) => {
  const link = program.group('link', 'links into the enrollment portal', ({ branches, centers: [first] }) => [
    `kidcode link trial --branch ${first}`,
    `kidcode link consultation --branch ${branches[0]} --json`,
  ]);

  const trial = link
    .data('trial', 'the page for booking a free trial class', ({ centers, programs }) => [
      `kidcode link trial --branch ${centers[0]} --program core`,
      ...programs
        .slice(0, 1)
        .map(
          (key) =>
            `kidcode link trial --branch ${centers.at(-1)} --program specialized --course ${key} --method Virtual --json`,
        ),
    ])
    .option('--branch <id>', 'a branch, see below')
    .option('--program <kind>', 'core or specialized (default: that of the course, else core)')
    .option('--course <name>', "program key, course code or CORE-LEVEL-n (default: the program's)")
    .option('--method <method>', 'In-Person, Virtual or Online (default: In-Person, online Online)');
  trial.notes((school) => [...branchesNote(school), `Without --branch: ${school.trialBranch}.`]);
  addPortal(trial).answers(linkTrialCommand);

  const consultation = link
    .data('consultation', 'the page for booking a free consultation', ({ branches, centers: [first] }) => [
      `kidcode link consultation --branch ${first} --method In-Person`,
      `kidcode link consultation --branch ${branches[0]} --json`,
    ])
    .option('--branch <id>', 'a branch, see below')
    .option('--method <method>', 'In-Person or Virtual (default: In-Person, online Virtual)');
  consultation.notes((school) => [
    ...branchesNote(school),
    `Without --branch: ${school.consultationBranch}.`,
  ]);
  addPortal(consultation).answers(linkConsultationCommand);

  const camp = link.data(
    'camp <token>',
    'the page that takes a registration; - reads the token from stdin',
    ({ camps, centers: [first] }) => [
      'kidcode link camp eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl',
      ...camps
        .slice(0, 1)
        .map((flags) => `kidcode token camp ${flags} --branch ${first} | kidcode link camp -`),
    ],
  );
  addPortal(camp).answers(linkCampCommand);
};
