import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { readCourseFilter, type CourseFilter, type FilterChoices } from './course-filter';

const subscribeNever = () => () => undefined;

/** The filter that the address names. The static page knows no query, so neither does the first render in the browser. */
export function useCourseFilter(choices: FilterChoices): CourseFilter {
  const { search } = useLocation();
  const read = useSyncExternalStore(
    subscribeNever,
    () => search,
    () => '',
  );
  return readCourseFilter(read, choices);
}
