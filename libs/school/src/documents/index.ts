export { DOCUMENT_SCHEMAS, readSchool, type ReadSchool } from './read-school';
export type { SchoolFiles } from './school-shelf';
export { type Mistake, readDocument } from './read-document';
export type { Place, Places } from './places';
export { nearestName } from '../misspelled-names';
export { fields, id, line, list, pageAddress, picture, text, wordsOf, yesOrNo } from './leaves';
export { choice, meaning } from './meaning';
export { pageFacts, pageHead } from './page-head';
