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
export function openChoices(school: string, root?: string): readonly Mistake[];
/** @param nearestName of libs/school. */
export function unreadFiles(
  school: string,
  nearestName: (name: string, known: readonly string[]) => string | undefined,
  root?: string,
): readonly Mistake[];
export function unfitPictures(school: string, root?: string): readonly Mistake[];
