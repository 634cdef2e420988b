import type { TeacherFacts } from '@kidcode/school';

import { SubjectBrick, subjectOf } from '../../../shared/subject';
import { Photo } from '../../../shared/photo';

/** As many people as `pictures/people.svg` holds. */
const PEOPLE = 6;

/** How far people of a group stand from each other, and how much farther up those behind. */
const STEP = 52;
const BEHIND = 60;

const personAt = (place: number): string => `/pictures/people.svg#person-${place % PEOPLE}`;

/** All who teach as a group, by their places among the school's teachers; those of every second place stand behind. */
export function GroupPicture({ places }: { readonly places: readonly number[] }) {
  const people = places.map((place, index) => ({ place, x: index * STEP, isBehind: index % 2 === 1 }));
  const inOrder = [
    ...people.filter(({ isBehind }) => isBehind),
    ...people.filter(({ isBehind }) => !isBehind),
  ];
  return (
    <svg viewBox={`0 0 ${STEP * (places.length - 1) + 200} ${180 + BEHIND}`} aria-hidden="true">
      {inOrder.map(({ place, x, isBehind }) => (
        <use key={place} href={personAt(place)} x={x} y={isBehind ? 0 : BEHIND} width="200" height="240" />
      ))}
    </svg>
  );
}

interface PortraitProps {
  readonly teacher: TeacherFacts;
  /** Its place among all teachers of the school, so that no two near each other look alike. */
  readonly place: number;
}

/**
 * Who teaches: the photo that the school has, else the bricks of what is taught, and with a sample a drawn person who is
 * nobody. A real teacher is never drawn with an invented face.
 */
export function Portrait({ teacher: { imageUrl, fullName, teaches, sample }, place }: PortraitProps) {
  if (imageUrl !== null)
    return <Photo src={imageUrl} alt={fullName} width={480} height={400} loading="lazy" />;
  if (sample)
    return (
      <svg viewBox="20 -16 160 256" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use href={personAt(place)} width="200" height="240" />
      </svg>
    );
  return (
    <svg viewBox="0 0 240 200" aria-hidden="true">
      <circle cx="112" cy="106" r="82" fill="var(--k-colors-accent-solid)" opacity=".3" />
      {teaches.slice(0, 2).flatMap((id, index) => {
        const subject = subjectOf(id);
        return subject === undefined ? (
          []
        ) : (
          <SubjectBrick key={id} subject={subject} size={60} x={172} y={144 - index * 47} />
        );
      })}
    </svg>
  );
}
