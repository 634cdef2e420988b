import { PROGRAM_FINDER } from '@kidcode/scheduling';
import type { FinderTopic } from '@kidcode/school';

import { Brick } from './brick';

/** A subject by its id in the program finder. */
export const subjectOf = (id: string): FinderTopic | undefined =>
  PROGRAM_FINDER.interests.find((topic) => topic.id === id);

interface SubjectBrickProps {
  readonly subject: FinderTopic;
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
}

/** Of five colours, so that neighbours of the list and those who are often named together differ. */
const shadeOf = (place: number): number => place * 2 + Math.floor(place / 5);

/** The brick of a subject: one drawing and one colour on every page. */
export function SubjectBrick({ subject, ...place }: SubjectBrickProps) {
  return (
    <Brick
      icon={subject.icon ?? 'star'}
      shade={shadeOf(PROGRAM_FINDER.interests.indexOf(subject))}
      {...place}
    />
  );
}
