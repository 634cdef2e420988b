import { Section } from '@kidcode/ui';

import { CourseList } from '../features/programs/course-list';
import type { BlockProps } from './all-blocks';
import { usePagePlace } from './document-page';

export function Courses({ caption, note, ...frame }: BlockProps<'courses'>) {
  return (
    <Section {...frame}>
      <CourseList caption={caption} online={usePagePlace().kind === 'online'} note={note} />
    </Section>
  );
}
