import type { School } from '../school';
import { problem, unless, type SchoolProblem, type SchoolProblemCode } from './school-problem';
import { RESERVED_SEGMENTS } from './reserved-segments';

type Name = { readonly path: string; readonly value: string };

/** What an address can carry as one of its parts. */
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The same field of every item of a list, with its place. */
const namesOf = <Item>(
  list: string,
  items: readonly Item[],
  field: string,
  value: (item: Item) => string,
): readonly Name[] =>
  items.map((item, index) => ({ path: `${list}[${index}].${field}`, value: value(item) }));

function repeated(code: SchoolProblemCode, names: readonly Name[]): readonly SchoolProblem[] {
  return names.flatMap(({ path, value }, index) => {
    const first = names.findIndex((name) => name.value === value);
    const message = `Expected a ${code === 'duplicate-code' ? 'code' : 'name'} of its own, got "${value}", which another one has already.`;
    return unless(first === index, problem(code, path, message));
  });
}

const segments = (names: readonly Name[]): readonly SchoolProblem[] =>
  names.flatMap(({ path, value }) => {
    const message = `Expected lower-case letters, digits and single hyphens, as an address carries them, got "${value}".`;
    return unless(SEGMENT.test(value), problem('bad-id', path, message));
  });

/** Names that stand for two things, and names that no address can carry. */
export function idProblems(school: School): readonly SchoolProblem[] {
  const { BRAND, CENTERS, SEASONS, OFFERS, CORE_LEVELS } = school;
  const centers = namesOf('CENTERS', CENTERS, 'id', ({ id }) => id);
  const seasons = namesOf('SEASONS', SEASONS, 'id', ({ id }) => id);
  const additional = namesOf('ADDITIONAL_PROGRAMS', school.ADDITIONAL_PROGRAMS, 'id', ({ id }) => id);
  const editions = SEASONS.flatMap(({ id, editions: all }) =>
    namesOf(`SEASONS.${id}.editions`, all, 'id', (edition) => edition.id),
  );
  const reserved = [...RESERVED_SEGMENTS, `why-${BRAND.slug}`, ...SEASONS.map(({ id }) => id)];
  return [
    ...[
      centers,
      seasons,
      editions,
      additional,
      namesOf('OFFERS', OFFERS, 'id', ({ id }) => id),
      namesOf('CORE_LEVELS', CORE_LEVELS, 'id', ({ id }) => id),
    ].flatMap((names) => repeated('duplicate-id', names)),
    ...[
      namesOf('CORE_LEVELS', CORE_LEVELS, 'courseCode', ({ courseCode }) => courseCode),
      namesOf('ONLINE_COURSES', school.ONLINE_COURSES, 'courseCode', ({ courseCode }) => courseCode),
    ].flatMap((names) => repeated('duplicate-code', names)),
    ...segments([...centers, ...seasons, ...additional, { path: 'BRAND.slug', value: BRAND.slug }]),
    ...centers.flatMap(({ path, value }) => {
      const message = `Expected an id that is no other address of the site, got "${value}".`;
      return unless(!reserved.includes(value), problem('reserved-id', path, message));
    }),
  ];
}
