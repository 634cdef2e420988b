import type { SchoolWords } from '../words/school-words';

export const branchesNote = ({ branches }: SchoolWords): readonly string[] => [
  `Branches: ${branches.join(', ')}.`,
];

export const centersNote = ({ centers }: SchoolWords): readonly string[] => [
  `Centers: ${centers.join(', ')}.`,
];
