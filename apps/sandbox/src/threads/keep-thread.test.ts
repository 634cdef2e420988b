import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { newFolder } from '../../test/new-folder';
import { keepThread, type KeptThread } from './keep-thread';

/** A thread that dies at its first `failing` starts, and at the question 'die'; else it tells how long a question is. */
const threadOf = (failing: number) => `
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
const counter = new URL('starts', import.meta.url);
let starts = 0;
try { starts = Number(readFileSync(counter, 'utf8')); } catch {}
writeFileSync(counter, String(starts + 1));
if (starts < ${failing}) throw new Error('no weights\\nof the model');
parentPort.postMessage({ ready: true });
parentPort.on('message', ({ id, asked }) => {
  if (asked === 'die') process.exit(3);
  parentPort.postMessage({ id, value: asked.length });
});`;

let folder: string;
let thread: KeptThread<string, number>;
const onRecovered = jest.fn();
const onFailed = jest.fn();

const withThread = async (failing: number) => {
  const file = join(folder, 'thread.mjs');
  await writeFile(file, threadOf(failing));
  thread = keepThread({
    file: pathToFileURL(file),
    name: 'the model',
    data: undefined,
    onReady: () => undefined,
    onRecovered,
    onFailed,
    firstPauseMs: 200,
  });
};
const until = async (status: string) => {
  while (thread.status() !== status) await new Promise((resolve) => setTimeout(resolve, 10));
};

beforeEach(() => {
  onRecovered.mockReset();
  onFailed.mockReset();
  folder = newFolder();
});
afterEach(() => thread.close());

describe('a kept thread', () => {
  it('that cannot start says why at once, is started again, and says when it is there', async () => {
    await withThread(1);
    await expect(thread.ask('four')).rejects.toThrow('the model: no weights');
    expect([thread.status(), thread.reason()]).toEqual(['failed', 'no weights']);
    await expect(thread.ask('four')).rejects.toThrow('the model: no weights');
    await until('ready');
    expect(onRecovered).toHaveBeenCalledTimes(1);
    expect(await thread.ask('four')).toBe(4);
  });

  it('that dies in the middle is started again, too', async () => {
    await withThread(0);
    await thread.ask('one');
    await expect(thread.ask('die')).rejects.toThrow('its thread ended');
    expect(onFailed.mock.calls).toEqual([['its thread ended']]);
    await until('ready');
    expect(await thread.ask('one')).toBe(3);
  });

  // Beside fifty chatters a page waited a third of a second: answers came in a row, and each was computed with.
  it('lets something else happen between two answers', async () => {
    await withThread(0);
    await until('ready');
    const seen: string[] = [];
    const asked = ['one', 'two', 'three'].map(async (question) => {
      await thread.ask(question);
      seen.push('answer');
      setImmediate(() => seen.push('page'));
    });
    // Until all three are there.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    await Promise.all(asked);
    expect(seen).toContain('page');
  });

  it('is started at once, and no more when it is closed', async () => {
    await withThread(0);
    await until('ready');
    expect([thread.reason(), onRecovered.mock.calls]).toEqual([null, []]);
    await thread.close();
    expect(thread.status()).toBe('failed');
    await expect(thread.ask('late')).rejects.toThrow();
  });
});
