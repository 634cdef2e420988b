/**
 * Reads an answer's text while it arrives, and no further than the limit: what is too large never stands in memory.
 *
 * @param largest in bytes.
 * @throws Error when the answer is larger; the rest is not fetched.
 */
export async function readLimited({ body }: Response, largest: number): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let size = 0;
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > largest) {
      await reader.cancel();
      throw new Error(`larger than ${largest} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
