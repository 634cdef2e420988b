import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { localEmbedder, type LocalEmbedder } from './local-embedder';

/** A thread that dies at its first `failing` starts, and at the text 'die'. */
const threadOf = (failing: number) => `
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
const counter = new URL('starts', import.meta.url);
let starts = 0;
try { starts = Number(readFileSync(counter, 'utf8')); } catch {}
writeFileSync(counter, String(starts + 1));
if (starts < ${failing}) throw new Error('no weights\\nof the model');
parentPort.postMessage({ ready: true });
parentPort.on('message', ({ id, texts }) => {
  if (texts[0] === 'die') process.exit(3);
  parentPort.postMessage({ id, vectors: texts.map((text) => [text.length]) });
});`;

let folder: string;
let embedder: LocalEmbedder;
const onRecovered = jest.fn();

const withThread = async (failing: number) => {
  const file = join(folder, 'thread.mjs');
  await writeFile(file, threadOf(failing));
  embedder = localEmbedder(pathToFileURL(file), { onRecovered, firstPauseMs: 200 });
};
const until = async (status: string) => {
  while (embedder.status() !== status) await new Promise((resolve) => setTimeout(resolve, 10));
};

beforeEach(async () => {
  onRecovered.mockReset();
  folder = await mkdtemp(join(tmpdir(), 'kidcode-model-'));
});
afterEach(async () => {
  await embedder.close();
  await rm(folder, { recursive: true });
});

describe('the sentence model', () => {
  it('is idle before the first text, and ready after it', async () => {
    await withThread(0);
    expect(embedder.status()).toBe('idle');
    expect(await embedder.embed(['four'])).toEqual([[4]]);
    expect([embedder.status(), embedder.reason()]).toEqual(['ready', null]);
    expect(onRecovered).not.toHaveBeenCalled();
  });

  // The thread lived on without a model, and every question was answered from full text without a word.
  it('that cannot start says why at once, is started again, and says when it is there', async () => {
    await withThread(1);
    await expect(embedder.embed(['four'])).rejects.toThrow('sentence model: no weights');
    expect([embedder.status(), embedder.reason()]).toEqual(['failed', 'no weights']);
    await expect(embedder.embed(['four'])).rejects.toThrow('sentence model: no weights');
    await until('ready');
    expect(onRecovered).toHaveBeenCalledTimes(1);
    expect(await embedder.embed(['four'])).toEqual([[4]]);
  });

  it('that dies in the middle is started again, too', async () => {
    await withThread(0);
    await embedder.embed(['one']);
    await expect(embedder.embed(['die'])).rejects.toThrow('its thread ended');
    await until('ready');
    expect(await embedder.embed(['one'])).toEqual([[3]]);
  });

  it('is loaded without a text when that is asked for, and no more once it is closed', async () => {
    await withThread(0);
    embedder.start();
    embedder.start();
    await until('ready');
    await embedder.close();
    expect(embedder.status()).toBe('failed');
    await expect(embedder.embed(['late'])).rejects.toThrow();
  });
});
