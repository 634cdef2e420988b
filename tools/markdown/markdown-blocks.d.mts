/** What is wrong with a file, and on which of its lines. */
export class MarkdownProblem extends Error {
  readonly line: number;
}
/** The blocks of a Markdown text: `Block` of libs/school. */
export function readBlocks(source: string, firstLine?: number): readonly unknown[];
