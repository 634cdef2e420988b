/** Which half of the school a page speaks of first. */
export type VisitMode = 'in-center' | 'online';
