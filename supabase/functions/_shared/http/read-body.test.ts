import { readLimited } from './read-body.ts';

/** An answer that arrives in these parts; `pulled` counts how many were fetched. */
function arriving(parts: readonly Uint8Array<ArrayBuffer>[]) {
  const seen = { pulled: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        const part = parts[seen.pulled];
        if (part === undefined) {
          controller.close();
          return;
        }
        seen.pulled += 1;
        controller.enqueue(part);
      },
      cancel: () => {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), seen };
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('readLimited', () => {
  it('reads a text whose letters are cut between two parts', async () => {
    const [first, second] = [bytes('café').slice(0, 4), bytes('café').slice(4)];
    expect(await readLimited(arriving([first, second]).response, 100)).toBe('café');
  });

  it('shows a letter that the end has cut off, instead of leaving it out', async () => {
    expect(await readLimited(arriving([bytes('café').slice(0, 4)]).response, 100)).toBe('caf\u{FFFD}');
  });

  it('takes as many bytes as are allowed, and none more', async () => {
    expect(await readLimited(arriving([bytes('12345')]).response, 5)).toBe('12345');
    const { response, seen } = arriving(Array.from({ length: 100 }, () => bytes('12345')));
    await expect(readLimited(response, 12)).rejects.toThrow('larger than 12 bytes');
    expect(seen).toEqual({ pulled: 3, cancelled: true });
  });

  it('reads nothing of an answer without a body', async () => {
    expect(await readLimited(new Response(null), 5)).toBe('');
  });
});
