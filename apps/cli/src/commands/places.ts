import { placeKey } from '@kidcode/booking';
import { CENTER_IDS } from '@kidcode/branches';
import { Argument, Option } from 'commander';
import {
  ageWords,
  COUNTED_ANSWER,
  DROP_PLACE_ANSWER,
  MARKED_ANSWER,
  SET_PLACES_ANSWER,
  WAITING_ANSWER,
  WAITING_STATES,
} from '@kidcode/leads/office';

import { askBackend } from '../backend';
import { BACKEND_NOTE, type DeclareCommands } from '../declare';
import { wholeBetween } from '../option-parsers';
import { expected, badInput, failedCheck, report, type Outcome } from '../outcome';
import { placeByKey, told } from '../places/counted-place';
import { listReport, printTable } from '../print-table';
import { readToday } from '../read-today';
import { EXAMPLE, readReference } from './leads';
import type { Surroundings } from '../surroundings';

const counts = (surroundings: Surroundings) => askBackend(surroundings, 'list_places', {}, COUNTED_ANSWER);

async function placesListCommand(surroundings: Surroundings): Promise<Outcome> {
  const found = await counts(surroundings);
  if (!found.ok) return found;
  const rows = found.value.map((row) => [
    placeKey(row),
    `${row.taken} of ${row.capacity}`,
    told(row),
    String(row.waiting),
    ageWords(row.ageSeconds),
    row.updatedBy,
  ]);
  const headings = ['PLACE', 'TAKEN', 'LEFT', 'WAITING', 'SAID', 'BY'];
  return listReport(found.value, headings, rows, { none: 'Nothing is counted.', whole: [0, 1, 2] });
}

const meanwhile = (answer: unknown, name: string): Outcome =>
  failedCheck(answer, 'Nothing was set.', `expected ${name} as it was; somebody has just changed it`);

/** What is to be set; what is left out stays. */
type PlaceNumbers = {
  readonly capacity?: number;
  readonly taken?: number;
  readonly closed?: true;
  readonly opened?: true;
  /** Why, for whoever looks at it next; what was said before stays. */
  readonly reason?: string;
};

async function placesSetCommand(
  surroundings: Surroundings,
  key: string,
  { capacity, taken, closed, opened, reason }: PlaceNumbers,
): Promise<Outcome> {
  const place = placeByKey(key, readToday(surroundings));
  if (!place.ok) return place;
  if (closed === true && opened === true) return badInput('expected --closed or --opened; got both');
  const found = await counts(surroundings);
  if (!found.ok) return found;
  const name = placeKey(place.value);
  const known = found.value.find((row) => placeKey(row) === name);
  const seats = capacity ?? known?.capacity;
  if (seats === undefined) return badInput(`expected --capacity: ${name} was not counted before`);
  const row = {
    ...place.value,
    capacity: seats,
    taken: taken ?? known?.taken ?? 0,
    closed: closed === true || (opened !== true && known?.closed === true),
    reason: reason ?? known?.reason ?? '',
    version: known?.version ?? 0,
  };
  const answer = await askBackend(surroundings, 'set_places', { p_rows: [row] }, SET_PLACES_ANSWER);
  if (!answer.ok) return answer;
  const [set] = answer.value.outcome === 'set' ? answer.value.rows : [];
  return set === undefined
    ? meanwhile(answer.value, name)
    : report(set, `${name}: ${set.taken} of ${set.capacity} taken, left: ${told(set)}.`);
}

/** `kidcode places drop`: a place that is counted by mistake, also one that the school does not have. */
async function placesDropCommand(surroundings: Surroundings, key: string): Promise<Outcome> {
  const found = await counts(surroundings);
  if (!found.ok) return found;
  const known = found.value.find((row) => placeKey(row) === key.trim());
  if (known === undefined) return expected('a place of kidcode places list', key);
  const { edition, week, part, center, version } = known;
  const args = { p_place: { edition, week, part, center, version } };
  const answer = await askBackend(surroundings, 'drop_place', args, DROP_PLACE_ANSWER);
  if (!answer.ok) return answer;
  return answer.value.outcome === 'dropped'
    ? report(answer.value, `${placeKey(known)}: not counted any more.`)
    : meanwhile(answer.value, placeKey(known));
}

/** `kidcode places import`: a portal's CSV; without `--yes` it only says what would change. */
async function placesImportCommand(
  surroundings: Surroundings,
  path: string,
  { yes }: { readonly yes?: true },
): Promise<Outcome> {
  const text = path === '-' ? await surroundings.readStdin() : surroundings.readFile(path);
  if (text === null) return expected('a file that can be read', path, '<file>');
  // Loaded by this command alone: it brings a parser.
  const { changesTo, readPortalCsv } = await import('../places/read-portal-csv');
  const wanted = readPortalCsv(text, readToday(surroundings));
  if (!wanted.ok) return wanted;
  const found = await counts(surroundings);
  if (!found.ok) return found;
  const known = new Map(found.value.map((row) => [placeKey(row), row]));
  const changes = changesTo(known, wanted.value);
  const lines = changes.map((row) => [
    placeKey(row),
    row.change,
    row.before === null ? '-' : `${row.before.taken} of ${row.before.capacity}`,
    `${row.taken} of ${row.capacity}`,
  ]);
  const table = (width: number) =>
    printTable([['PLACE', 'CHANGE', 'BEFORE', 'AFTER'], ...lines], { width, whole: [0, 1] });
  if (yes !== true) {
    return report(
      { set: false, changes },
      (width) => `${table(width)}\n\nNothing was set: say --yes to set it.`,
    );
  }
  const rows = wanted.value.map((row) => ({ ...row, version: known.get(placeKey(row))?.version ?? 0 }));
  const answer = await askBackend(surroundings, 'set_places', { p_rows: rows }, SET_PLACES_ANSWER);
  if (!answer.ok) return answer;
  return answer.value.outcome === 'set'
    ? report({ set: true, changes }, (width) => `${table(width)}\n\nSet: ${rows.length}.`)
    : failedCheck(
        { set: false, changes },
        'Nothing was set.',
        'expected what was read a moment ago; somebody has just changed it: run it again',
      );
}

async function placesWaitingCommand(
  surroundings: Surroundings,
  { center, state }: { readonly center?: string; readonly state?: string },
): Promise<Outcome> {
  const args = { p_filter: { center, state } };
  const found = await askBackend(surroundings, 'waiting_list', args, WAITING_ANSWER);
  if (!found.ok) return found;
  const rows = found.value.map((child) => [
    child.reference,
    ageWords(child.ageSeconds),
    placeKey(child),
    String(child.childAge),
    child.state,
    child.name || child.email,
  ]);
  const headings = ['REFERENCE', 'WAITS', 'PLACE', 'AGE', 'STATE', 'FROM'];
  return listReport(found.value, headings, rows, { none: 'Nobody waits.', whole: [0, 1, 2] });
}

async function placesMarkCommand(surroundings: Surroundings, text: string, state: string): Promise<Outcome> {
  const what = `a reference of the waiting list such as ${EXAMPLE}`;
  const read = readReference(text, what);
  if (!read.ok) return read;
  const reference = read.value;
  const found = await askBackend(surroundings, 'waiting_list', { p_filter: { reference } }, WAITING_ANSWER);
  if (!found.ok) return found;
  const [child] = found.value;
  if (child === undefined) return badInput(`expected ${what}; got ${reference}`);
  const args = { p_reference: reference, p_version: child.version, p_state: state };
  const answer = await askBackend(surroundings, 'mark_waiting', args, MARKED_ANSWER);
  if (!answer.ok) return answer;
  if (answer.value.outcome !== 'marked') return meanwhile(answer.value, reference);
  return report({ reference, state: answer.value.state }, `${reference}: ${answer.value.state}.`);
}

export const declarePlaces: DeclareCommands = (program) => {
  const places = program
    .group('places', 'places of weeks and courses, and who waits for one', () => [
      'kidcode places list',
      'kidcode places import export.csv',
    ])
    .addHelpText('after', BACKEND_NOTE);

  places.data('list', 'all that is counted, and what a page says of it').answers(placesListCommand);

  places
    .data('set <place>', 'set what is counted of one place, or confirm it', ({ place }) =>
      place === null
        ? []
        : [
            `kidcode places set ${place} --capacity 12 --taken 8`,
            `kidcode places set ${place} --capacity 12 --closed --reason 'The room is being painted'`,
          ],
    )
    .option('--capacity <places>', 'how many there are', wholeBetween('whole places', 0, 1_000))
    .option('--taken <places>', 'how many of them are taken', wholeBetween('whole places', 0, 1_000))
    .option('--closed', 'not sold, whatever is left')
    .option('--opened', 'sold again')
    .option('--reason <words>', 'why, for whoever looks at it next')
    .answers(placesSetCommand);

  places
    .data('drop <place>', 'do not count a place any more', ({ place }) =>
      place === null ? [] : [`kidcode places drop ${place}`],
    )
    .answers(placesDropCommand);

  places
    .data('import <file>', 'take the count out of the CSV that a portal exports; - is stdin', () => [
      'kidcode places import export.csv',
      'kidcode places import export.csv --yes --json',
    ])
    .option('--yes', 'set it; without, only what would change is shown')
    .addHelpText(
      'after',
      '\nHeadings: camp (or course code), week (or start date), center, capacity, taken (or enrolled); year and duration where needed.',
    )
    .answers(placesImportCommand);

  places
    .data('waiting', 'who waits for a place, in order of arrival', () => [
      'kidcode places waiting --state waiting',
    ])
    .addOption(new Option('--center <id>', 'only those of one center').choices([...CENTER_IDS, 'online']))
    .addOption(new Option('--state <state>', 'only those in one state').choices(WAITING_STATES))
    .answers(placesWaitingCommand);

  places
    .data('mark', 'say what became of a child that waits', () => [`kidcode places mark ${EXAMPLE} offered`])
    .addArgument(new Argument('<reference>'))
    .addArgument(new Argument('<state>').choices(WAITING_STATES))
    .answers(placesMarkCommand);
};
