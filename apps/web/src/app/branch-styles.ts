import { createHash } from 'node:crypto';

import { accentStyleSheet } from '@kidcode/ui';
import { ACCENTS_IN_FILE } from './site-system';

/** A style sheet beside the pages. */
export interface StyleFile {
  /** Its place below the site's root; the name is made of what is in it. */
  readonly file: string;
  readonly css: string;
}

function styleFile(css: string): StyleFile {
  const mark = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { file: `assets/branches-${mark}.css`, css };
}

/** The colours of branches that are too many to stand in every page; null where all of them do. */
export const BRANCH_STYLES: StyleFile | null =
  ACCENTS_IN_FILE.length === 0 ? null : styleFile(accentStyleSheet(ACCENTS_IN_FILE));

/** The link to them, for a page's head, after the page's own styles; '' without any. */
export const branchStylesLink =
  BRANCH_STYLES === null ? '' : `<link rel="stylesheet" href="/${BRANCH_STYLES.file}" />`;
