import { findPlace, HAS_ONLINE, type FinderEvent } from '@kidcode/branches';
import { REGION } from '@kidcode/current-school';
import { Notice } from '@kidcode/ui';
import { useState, type ReactNode } from 'react';

import { loadZipPlaces } from './zip-places';

const LOOKS_LIKE_ZIP = /^\d{5}(?:-\d{4})?$/;

/**
 * What a parent submits may be where they live: a ZIP code or city of the region becomes the place that distances
 * are measured from. Everything else stays what it is while typing, a search.
 */
export function useSubmittedPlace(send: (event: FinderEvent) => void): {
  readonly submit: (query: string) => void;
  /** The parent goes on typing. */
  readonly forget: () => void;
  readonly problem: ReactNode;
} {
  const [problem, setProblem] = useState<ReactNode>(null);
  const submit = async (query: string) => {
    setProblem(null);
    const text = query.trim();
    if (text === '') return;
    const places = await loadZipPlaces();
    if (places === 'failed' || places === null) {
      setProblem(
        <Notice tone="warning">Places could not be loaded. Check your connection and try again.</Notice>,
      );
      return;
    }
    const found = findPlace(text, places);
    if (found.ok) send({ type: 'placeChosen', near: text });
    else if (LOOKS_LIKE_ZIP.test(text)) {
      setProblem(
        <Notice tone="warning">
          We do not know the ZIP code {text}. Type one in {REGION.name}
          {HAS_ONLINE ? ', or join us online from anywhere.' : '.'}
        </Notice>,
      );
    }
  };
  return { submit: (query) => void submit(query), forget: () => setProblem(null), problem };
}
