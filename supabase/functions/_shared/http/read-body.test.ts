import { readJsonBody, readLimited } from './endpoint.ts';

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

describe('readJsonBody', () => {
  const read = (body: BodyInit | null, headers: HeadersInit = {}) =>
    readJsonBody(new Request('http://localhost/', { method: 'POST', body, headers }), 10);
  const NOT_JSON = { status: 400, code: 'not-json', message: 'The body must be a JSON object.' };
  const TOO_LARGE = { status: 413, code: 'too-large', message: 'The body must not be larger than 10 bytes.' };

  it.each<[string, BodyInit]>([
    ['cut off', '{"abc":12'],
    ['a list', '[]'],
    ['null', 'null'],
    ['empty', ''],
    // Read with a letter in the place of the byte, it would be another name.
    ['no text', new Uint8Array([...bytes('{"a'), 0xff, ...bytes('":1}')])],
  ])('refuses what is %s', async (_, body) => {
    expect(await read(body)).toEqual({ ok: false, ...NOT_JSON });
  });

  it('takes an object as large as is allowed, and as is announced', async () => {
    const body = '{"abc":12}';
    for (const headers of [{}, { 'Content-Length': '10' }])
      expect(await read(body, headers)).toEqual({ ok: true, value: { abc: 12 } });
  });

  it('refuses a larger one, and reads nothing of what is announced as larger', async () => {
    expect(await read('{"abc":123}')).toEqual({ ok: false, ...TOO_LARGE });
    const { response, seen } = arriving([bytes('{}')]);
    const announced = { headers: new Headers({ 'Content-Length': '11' }), body: response.body };
    expect(await readJsonBody(announced as Request, 10)).toEqual({ ok: false, ...TOO_LARGE });
    expect(seen.pulled).toBe(0);
  });
});
