import { choice, line, list, text } from '@kidcode/school/documents';
import * as v from 'valibot';

import { defineBlock } from '../define-block';

/** Cells with bars between them, as in Markdown: `Camps | Winter, summer | School holidays`. */
const row = v.pipe(
  text(),
  v.transform((found) => found.split('|').map((cell) => cell.trim())),
);

export const table = defineBlock({
  about: 'A table; the cells of a row stand between bars.',
  heading: 'needed',
  example: `caption: Lessons here and at home
columns: What | In a center | Online
rows:
  - Trial class | Free, in person | Free, online`,
  fields: {
    caption: line,
    look: v.optional(choice({ plain: 'plain', 'a comparison': 'comparison' }), 'plain'),
    columns: row,
    rows: list(row),
  },
  check: ({ columns, rows }) =>
    rows.flatMap((cells, index) =>
      cells.length === columns.length
        ? []
        : [
            {
              path: ['rows', index],
              message: `this row has ${cells.length} cells, and the table ${columns.length} columns.`,
            },
          ],
    ),
});
