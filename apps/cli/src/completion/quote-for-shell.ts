/** A word that bash and zsh take as it is. */
export const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
