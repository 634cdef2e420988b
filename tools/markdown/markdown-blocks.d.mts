/** The blocks of a Markdown text: `Block` of libs/school. @param tell takes what no page shows. */
export function readBlocks(
  source: string,
  firstLine?: number,
  tell?: (line: number, message: string) => void,
): readonly unknown[];
