/** The blocks of a Markdown text: `Block` of libs/school. @throws Error for what no page shows. */
export function readBlocks(source: string, firstLine?: number): readonly unknown[];
