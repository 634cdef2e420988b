export function withoutMissing(text: string, has: readonly string[]): string | null;
export function documentText(file: string): string;
export function openChoice(line: string): number;
export function readSource(school: string, file: string): string | null;
