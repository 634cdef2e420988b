import { LOCAL_SENTENCE_MODEL, SUPABASE_MODEL } from '../knowledge/embedder.ts';
import type { FoundPassage } from './found-passage.ts';

/** How sure an embedding model's nearness is: cosines of one model lie elsewhere than those of another. */
export type Scale = {
  /** Cosine of passages that have nothing to do with a question, and of those that say the same. */
  foreign: number;
  same: number;
  /** From here on a find is an answer. */
  sure: number;
};

/** Set by `npm run calibrate:assistant` over the tuned questions of the bench. */
const SCALES: Readonly<Record<string, Scale>> = {
  [LOCAL_SENTENCE_MODEL]: { foreign: 0.2, same: 0.8, sure: 0.6 },
  [SUPABASE_MODEL]: { foreign: 0.74, same: 0.95, sure: 0.6 },
};

const WITHOUT_MODEL: Scale = { foreign: 0, same: 1, sure: 0.75 };

export const scaleOf = (model: string): Scale => SCALES[model] ?? WITHOUT_MODEL;

/** Further away than this, on the model's own scale, a passage is about something else, whatever words it has. */
const LEAST_NEAR = 0.55;

/**
 * How sure a find is, from 0 to 1: half nearness in meaning on the model's own scale, half the share of the question's words
 * that it has, weighted by how rare they are. Full text alone counts by its words.
 */
export function surenessOf({ score, share }: Pick<FoundPassage, 'score' | 'share'>, scale: Scale): number {
  if (score === null) return share;
  const near = Math.min(1, Math.max(0, (score - scale.foreign) / (scale.same - scale.foreign)));
  return (near + (near < LEAST_NEAR ? 0 : share)) / 2;
}
