import { matchPrograms, NO_WISH, placeWords } from '@kidcode/booking';
import { PROGRAM_FINDER } from '@kidcode/scheduling';
import { wordList } from '@kidcode/site';
import { TimeTable } from '@kidcode/ui';

const labelOf = (id: string): string =>
  PROGRAM_FINDER.interests.find((topic) => topic.id === id)?.label ?? id;

/** The whole table of the finder, as the school has written it; needs no script. */
export function ProgramOverview() {
  const rows = PROGRAM_FINDER.programs.flatMap((row) => {
    const [match] = matchPrograms(NO_WISH, { ...PROGRAM_FINDER, programs: [row] }).programs;
    if (match === undefined) return [];
    const [{ days }] = match.at;
    return [
      {
        id: row.program,
        cells: [
          match.title,
          wordList(row.interests.map(labelOf)),
          days === null ? 'As agreed' : wordList([...days]),
          match.at.map(({ place }) => placeWords(place)).join(', '),
        ],
      },
    ];
  });
  return (
    <TimeTable
      caption="Every program, and what it is about"
      columns={['Program', 'About', 'Days at the center', 'Where']}
      rows={rows}
    />
  );
}
