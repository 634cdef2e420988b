/**
 * The text of an answer, read while it arrives and no further than a limit: what is too large never stands in memory.
 *
 * @param largest in bytes.
 * @throws Error when the answer is larger; the rest is not fetched.
 */
export async function readAnswer(response: Response, largest: number): Promise<string> {
  if (response.body === null) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > largest) {
      await reader.cancel();
      throw new Error(`the answer is larger than ${largest} bytes`);
    }
    parts.push(part.value);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
