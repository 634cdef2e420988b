/** The modules that tools/markdown makes of a school's Markdown files. */
declare module '*/news/index.folder' {
  import type { NewsFile } from '@kidcode/school';

  const files: readonly NewsFile[];
  export default files;
}

declare module '*/terms/index.folder' {
  import type { LegalText } from '@kidcode/school';

  const files: readonly LegalText[];
  export default files;
}

declare module '*/privacy.md' {
  import type { LegalText } from '@kidcode/school';

  const file: LegalText;
  export default file;
}
