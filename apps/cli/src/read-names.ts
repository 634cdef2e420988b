import {
  BRANCH_IDS,
  BRANCHES,
  CENTER_IDS,
  findPlace,
  isBranchId,
  isCenterId,
  type Branch,
  type Center,
  type LatLng,
  type ZipPlace,
} from '@kidcode/branches';
import { PROGRAM_KEYS, isProgramKey, type ProgramKey } from '@kidcode/scheduling';
import { wrongLetters } from '@kidcode/school';

import { expected, badInput, type Read } from './outcome';

/** Reads a branch id. @param where names the argument in the error: '<id>' or '--branch'. */
export function readBranch(where: string, id: string): Read<Branch> {
  if (isBranchId(id)) return { ok: true, value: BRANCHES[id] };
  return expected(`a branch: ${BRANCH_IDS.join(', ')}`, id, where);
}

export function readCenter(where: string, id: string): Read<Center> {
  if (isCenterId(id)) return { ok: true, value: BRANCHES[id] };
  return expected(`a center: ${CENTER_IDS.join(', ')}`, id, where);
}

/** The places of the finder page as JSON, built in (build/collect.mjs). */
declare const KIDCODE_ZIP_PLACES: string;

/** The ZIP codes that are known here, and where each one lies. */
export const zipPlaces = (): readonly ZipPlace[] => JSON.parse(KIDCODE_ZIP_PLACES) as readonly ZipPlace[];

/** The flags that name a place, each read for itself. */
export type PlaceFlags = { readonly zip?: string; readonly lat?: number; readonly lng?: number };

/** Where a place lies; a ZIP code also has a name for people. */
type Place = { readonly at: LatLng; readonly label: string | null };

const EXPECTED = 'expected a place: --zip, or --lat with --lng';

/** Reads a place: a ZIP code as the finder page knows them, or coordinates. */
export function readPlace({ zip, lat, lng }: PlaceFlags): Read<Place> {
  if (zip !== undefined) {
    if (lat !== undefined || lng !== undefined) return badInput(`${EXPECTED}; got both`);
    const found = findPlace(zip, zipPlaces());
    if (found.ok) return { ok: true, value: found.value };
    const message = found.error.message.replace(/^E/, 'e').replace(/\.$/, '');
    return badInput(`--zip: ${message}; got ${JSON.stringify(zip)}`);
  }
  if (lat !== undefined && lng !== undefined) return { ok: true, value: { at: { lat, lng }, label: null } };
  if (lat === undefined && lng === undefined) return badInput(`${EXPECTED}; got none`);
  const missing = lat === undefined ? '--lat' : '--lng';
  return badInput(`required option '${missing} <degrees>' not specified; ${EXPECTED}`);
}

/** More guesses than this say nothing. */
const MOST = 3;
/** Words with a shorter part in common are not alike for it. */
const SHORTEST_PART = 3;

/** 0 for a part of the word, the number of wrong letters for a misspelling, null for something else. */
function unlikeness(word: string, typed: string): number | null {
  if (typed.length >= SHORTEST_PART && (word.includes(typed) || typed.includes(word))) return 0;
  const distance = wrongLetters(word, typed);
  return distance <= Math.max(word.length, typed.length) / 3 ? distance : null;
}

/** The words that may have been meant, the likeliest first; letter case counts. */
function suggestWords(words: readonly string[], typed: string): readonly string[] {
  return words
    .map((word) => ({ word, unlike: unlikeness(word, typed) }))
    .filter((guess): guess is { word: string; unlike: number } => guess.unlike !== null)
    .sort((a, b) => a.unlike - b.unlike)
    .slice(0, MOST)
    .map(({ word }) => word);
}

/** Reads a program key in any letter case, with blanks or dashes for its underscores. */
export function readProgram(where: string, text: string): Read<ProgramKey> {
  const key = text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  if (isProgramKey(key)) return { ok: true, value: key };
  const guesses = suggestWords(PROGRAM_KEYS, key).join(' or ');
  const meant = guesses === '' ? '' : ` (did you mean ${guesses}?)`;
  return badInput(
    `${where}: expected a program: ${PROGRAM_KEYS.join(', ')}; got ${JSON.stringify(text)}${meant}`,
  );
}
