import type { LegalText } from '@kidcode/school';
import file from '../privacy.md';

/** What this site does with data; every sentence describes what the site really does. */
export const PRIVACY: LegalText = file;
