import { chakra } from '@chakra-ui/react';
import type { TeacherFacts } from '@kidcode/school';

import { TeacherCard } from './teacher-card';

const List = /* @__PURE__ */ chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '6' },
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export function TeacherList({ teachers }: { readonly teachers: readonly TeacherFacts[] }) {
  return (
    <List>
      {teachers.map((teacher) => (
        <li key={teacher.id}>
          <TeacherCard teacher={teacher} />
        </li>
      ))}
    </List>
  );
}
