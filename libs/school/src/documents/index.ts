export { readSchool, type ReadSchool } from './read-school';
export type { SchoolFiles } from './school-shelf';
export type { Mistake } from './read-document';
export type { Place, Places } from './places';
export { nearestName } from '../misspelled-names';
export {
  choice,
  count,
  fields,
  id,
  line,
  list,
  meaning,
  pageAddress,
  picture,
  text,
  words,
  yesOrNo,
} from './leaves';
export { pageFacts, pageHead, type PageHead } from './page-head';
export { readDocument } from './read-document';
export { inOrder } from './school-shelf';
