/** The fewest characters of a key that opens what people have sent. */
export const SHORTEST_KEY = 16;

/**
 * What is wrong with a key that goes out in a header of HTTP, or null. The sentence never contains the key.
 *
 * @param name of the variable that holds it.
 * @param key as it was set; blanks around it are not part of it.
 * @param least the fewest characters that it can have.
 */
export function keyProblem(name: string, key: string, least = 1): string | null {
  const text = key.trim();
  if (!/^[\x21-\x7e]*$/.test(text))
    return `${name}: a key of plain letters, without spaces or line breaks, is expected`;
  return text.length < least ? `${name}: a key of at least ${least} characters is expected` : null;
}
