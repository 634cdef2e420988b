import { createHash } from 'node:crypto';

import { accentStyleSheet } from '@kidcode/ui';
import { ACCENTS_IN_FILE } from './site-system';

const css = accentStyleSheet(ACCENTS_IN_FILE);
const mark = createHash('sha256').update(css).digest('hex').slice(0, 8);

/** The colours of branches that are too many to stand in every page, in a file named by what is in it; null where all of them do. */
export const BRANCH_STYLES = css === '' ? null : { file: `assets/branches-${mark}.css`, css };

/** The link to them, for a page's head, after the page's own styles; '' without any. */
export const branchStylesLink =
  BRANCH_STYLES === null ? '' : `<link rel="stylesheet" href="/${BRANCH_STYLES.file}" />`;
