import { readAnswer } from './read-answer';

it('reads a text whose letters are cut between two parts', async () => {
  const bytes = new TextEncoder().encode('café');
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes.slice(0, 4));
      controller.enqueue(bytes.slice(4));
      controller.close();
    },
  });
  expect(await readAnswer(new Response(body), 5)).toBe('café');
});

it('reads nothing of an answer without a body', async () =>
  expect(await readAnswer(new Response(null), 5)).toBe(''));

it('does not fetch an answer without an end', async () => {
  const pull = jest.fn((controller: ReadableStreamDefaultController) =>
    controller.enqueue(new Uint8Array(1_000)),
  );
  await expect(readAnswer(new Response(new ReadableStream({ pull })), 5_000)).rejects.toThrow(
    'larger than 5000 bytes',
  );
  expect(pull.mock.calls.length).toBeLessThan(10);
});
