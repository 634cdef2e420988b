import { findPlace } from '@kidcode/branches';
import { useRef, useState } from 'react';

import type { Finder } from './use-finder';
import { loadZipPlaces } from './zip-places';

const LOOKS_LIKE_ZIP = /^\d{5}(?:-\d{4})?$/;

/** What became of a place that was submitted and is not the finder's yet. */
export interface SubmittedProblem {
  readonly kind: 'looking-up' | 'unknown-zip' | 'failed';
  readonly text: string;
}

/**
 * What a parent submits may be where they live: a ZIP code or city of the region becomes the place that distances
 * are measured from. Everything else stays what it is while typing, a search.
 *
 * @param onAnswer Called when the finder has an answer to what was submitted.
 */
export function useSubmittedPlace({ send }: Pick<Finder, 'send'>, onAnswer: () => void) {
  const [problem, setProblem] = useState<SubmittedProblem | null>(null);
  /** A list of places that comes late must not answer what nobody asks any more. */
  const turn = useRef(0);
  /** The parent goes on typing. */
  const forget = () => {
    turn.current += 1;
    setProblem(null);
  };
  const submit = async (query: string) => {
    forget();
    const own = turn.current;
    const text = query.trim();
    if (text === '') return;
    setProblem({ kind: 'looking-up', text });
    const places = await loadZipPlaces();
    if (own !== turn.current) return;
    if (places === 'failed' || places === null) {
      setProblem({ kind: 'failed', text });
      return;
    }
    const found = findPlace(text, places);
    if (!found.ok && LOOKS_LIKE_ZIP.test(text)) {
      setProblem({ kind: 'unknown-zip', text });
      return;
    }
    setProblem(null);
    if (found.ok) send({ type: 'placeChosen', near: text });
    onAnswer();
  };
  return { submit: (query: string) => void submit(query), forget, problem };
}
