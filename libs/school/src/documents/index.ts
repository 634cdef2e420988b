export { readSchool, type ReadSchool } from './read-school';
export type { SchoolFiles } from './school-shelf';
export { type Mistake, readDocument } from './read-document';
export type { Place, Places } from './places';
