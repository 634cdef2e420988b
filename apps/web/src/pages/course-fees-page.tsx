import { PageHero } from '@kidcode/ui';

export function CourseFeesPage() {
  return <PageHero title="course-fees" lead="This page is being written." />;
}
