export { readSchool, type ReadSchool } from './read-school';
export type { SchoolFiles } from './school-shelf';
export { type Mistake, readDocument } from './read-document';
export type { Place, Places } from './places';
export { nearestName } from '../misspelled-names';
export {
  choice,
  fields,
  id,
  line,
  list,
  meaning,
  pageAddress,
  picture,
  text,
  yesOrNo,
} from './leaves';
export { pageFacts, pageHead } from './page-head';
