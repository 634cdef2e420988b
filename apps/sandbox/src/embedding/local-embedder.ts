import { LOCAL_SENTENCE_MODEL, type Embedder } from '@kidcode/functions';

import { keepThread, type KeptThread } from '../threads/keep-thread';

export type LocalEmbedder = Embedder &
  Pick<KeptThread<never, never>, 'status' | 'reason' | 'start' | 'close'>;

/**
 * The local sentence model, in a thread that is started again when it dies.
 *
 * @param file the bundled thread.
 * @param onRecovered called when a model that had failed is there again.
 */
export function localEmbedder(file: URL, onRecovered?: () => void): LocalEmbedder {
  const { ask, ...thread } = keepThread<readonly string[], readonly (readonly number[])[]>({
    file,
    name: 'sentence model',
    ...(onRecovered !== undefined && { onRecovered }),
  });
  return { ...thread, model: LOCAL_SENTENCE_MODEL, embed: ask };
}
