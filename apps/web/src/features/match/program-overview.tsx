import { agesWords, experienceWords, placeWords, programPlaces, programTitle } from '@kidcode/booking';
import { PROGRAM_FINDER } from '@kidcode/scheduling';
import { wordList } from '@kidcode/site';
import { Disclosure, TimeTable } from '@kidcode/ui';

import { subjectOf } from '../../shared/subject';

/** The whole table of the finder, as the school has written it; needs no script. */
export function ProgramOverview() {
  const rows = PROGRAM_FINDER.programs.map((row) => {
    const places = programPlaces(row);
    const days = places[0]?.days ?? null;
    return {
      id: row.program,
      cells: [
        programTitle(row),
        wordList(row.interests.map((id) => subjectOf(id)?.label ?? id)),
        agesWords(row.program),
        row.after === undefined ? '' : experienceWords(row.after),
        days === null ? 'As agreed' : wordList([...days]),
        places.map(({ place }) => placeWords(place)).join(', '),
      ],
    };
  });
  return (
    <Disclosure title="The whole table" isTable>
      <TimeTable
        caption="Every program, and what it is about"
        columns={['Program', 'About', 'Ages', 'Comes after', 'Days at the center', 'Where']}
        rows={rows}
      />
    </Disclosure>
  );
}
