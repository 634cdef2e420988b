/** One Markdown file of a school as data: `NewsFile` or `LegalText` of libs/school. */
export function compileSchoolMarkdown(source: string, file: string): unknown;
/** The Markdown files beside an `index.folder`. */
export function markdownFilesOf(index: string): readonly string[];
export const IS_SCHOOL_MARKDOWN: RegExp;
/** The module that stands for a Markdown file, or with `index.folder` for all of its folder. */
export function loadSchoolMarkdown(file: string): string;
/** What is wrong in the Markdown files of a school, a sentence with file, line and column each. */
export declare function markdownMistakes(school: string): readonly string[];
