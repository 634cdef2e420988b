type Mistake = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

/** @param root where `schools/` is. */
export function strangeSchools(
  school: string,
  schools?: readonly string[],
  root?: string,
): readonly Mistake[];
export function unreadFiles(school: string, root?: string): readonly Mistake[];
export function misnamedPictures(school: string, root?: string): readonly Mistake[];
