import { Band, SectionHeading } from '@kidcode/ui';

import { CourseList } from '../../features/programs/course-list';
import type { BlockProps } from '../define-block';
import { usePagePlace } from '../page-place';
import type { courses } from './schema';

export function Courses({ id, title, lead, caption, note, ...frame }: BlockProps<typeof courses>) {
  return (
    <Band labelledBy={id} {...frame}>
      <SectionHeading id={id} title={title} lead={lead} />
      <CourseList caption={caption} online={usePagePlace().kind === 'online'} note={note} />
    </Band>
  );
}
