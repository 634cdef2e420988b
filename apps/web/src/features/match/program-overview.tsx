import { adviceWords, experienceWords, placeWords, programPlaces, programTitle } from '@kidcode/booking';
import { isProgramKey, PROGRAM_FINDER, PROGRAMS } from '@kidcode/scheduling';
import type { FinderRow } from '@kidcode/school';
import { wordList } from '@kidcode/site';
import { TimeTable } from '@kidcode/ui';

const labelOf = (id: string): string =>
  PROGRAM_FINDER.interests.find((topic) => topic.id === id)?.label ?? id;

/** The ages that the school states, else those that a teacher advises. */
function agesWords({ program, advised }: FinderRow): string {
  const stated = isProgramKey(program) ? PROGRAMS[program].ages : null;
  return stated ?? (advised === undefined ? 'Ask us' : `Advised ${adviceWords(advised)}`);
}

/** The whole table of the finder, as the school has written it; needs no script. */
export function ProgramOverview() {
  const rows = PROGRAM_FINDER.programs.map((row) => {
    const places = programPlaces(row);
    const days = places[0]?.days ?? null;
    return {
      id: row.program,
      cells: [
        programTitle(row),
        wordList(row.interests.map(labelOf)),
        agesWords(row),
        row.after === undefined ? '' : experienceWords(row.after),
        days === null ? 'As agreed' : wordList([...days]),
        places.map(({ place }) => placeWords(place)).join(', '),
      ],
    };
  });
  return (
    <TimeTable
      caption="Every program, and what it is about"
      columns={['Program', 'About', 'Ages', 'Comes after', 'Days at the center', 'Where']}
      rows={rows}
    />
  );
}
