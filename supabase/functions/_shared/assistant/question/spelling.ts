import leven from 'leven';

import { PROGRAM_KEYS, PROGRAMS, CAMP_SEASON_IDS } from '@kidcode/scheduling';
import { CENTERS } from '@kidcode/branches';

import { plainWords } from './plain-words.ts';

/** How thumbs write on a phone. */
const SHORT: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  yall: 'you',
  wat: 'what',
  wut: 'what',
  wats: 'whats',
  wen: 'when',
  wer: 'where',
  nr: 'number',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
  bday: 'birthday',
  hrs: 'hours',
  addr: 'address',
  tel: 'phone',
  teh: 'the',
  clas: 'class',
  kiddo: 'kid',
  kiddos: 'kids',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
};

/** What questions to a school turn on: the words that decide what is told. */
export const TURNING_WORDS =
  'camp camps price prices cost costs week weeks month monthly hours open close address phone number email where when summer winter spring deadline register registration discount discounts sibling siblings coupon trial class classes schedule lunch snack allergy peanut ages refund cancel birthday party parties teacher teachers online center program programs homework morning afternoon payment monday tuesday wednesday thursday friday saturday sunday location much many child children';

/** Right words that look like one of the turning words, or like a program. */
const RIGHT_AS_THEY_ARE =
  'code coder coding core clean please place places price prize pride close closed clothes clothing camera cameras cramp chance change changes want watch which while white write right there their these those three through could would should about after again phones hour house horse mouth math maths march match teach teaches reach each coach beach glass grass glasses weak wear well went west work works word world wife wifi life late later last first list lost least past part parts park parking party pretty pay paid pain paint play plays plan plans plane sing sign signs sick pick picks pack back bring spring string trail train trained treat trust true truth try tried told total tall call calls called ball fall full fill feel feet free three tree agree lunch launch punch bunch touch such much munch month mouth months worth north center counter enter either letter better water winner dinner inner sinner winter summer simmer drummer number member remember members dates data day days they them then than that this with without whether weather rather father mother brother brothers other others another son sons daughter wheel where were here hear heart hard card cards care cared scare school schools cool pool soccer swim swimming music piano dance fashion design draw drawing science robot robots robotics game games gaming build building rent event events sport sports teens teen young younger old older adult adults parent parents phone home some come comes done does doing going gone good food foods mood wood nut nuts but put cut out our hours yours years year near nearest fear bear wait visit sent send spend spent open opens often seven eight eleven meal meals deal deals real seat seats meat meet meets team teams term terms form forms from room rooms floor door doors more most post cost coast host lost rules role roles sale sales safe safety save saves same name names game late rate rates date gate state states staff stuff start starts smart apart short sort sports support report reports';

const known = new Set(`${TURNING_WORDS} ${RIGHT_AS_THEY_ARE}`.split(' '));

const names = [...PROGRAM_KEYS.map((key) => PROGRAMS[key].title), ...CENTERS.map(({ name }) => name)]
  .flatMap((name) => plainWords(name).split(' '))
  .filter((word) => word.length >= 5);

const targets = [...new Set([...TURNING_WORDS.split(' '), ...CAMP_SEASON_IDS, ...names])].filter(
  (word) => word.length >= 4,
);
for (const word of targets) known.add(word);

/** A long word may have two errors, a short one one; the first letter is hardly ever wrong. */
const mostErrors = (word: string): number => (word.length >= 7 ? 2 : 1);

/** Exchanged neighbours count as one slip of the thumb. */
function isSwapped(word: string, target: string): boolean {
  return Array.from(word).sort().join('') === Array.from(target).sort().join('') && leven(word, target) === 2;
}

function corrected(word: string): string {
  const short = SHORT[word];
  if (short !== undefined) return short;
  if (word.length < 4 || known.has(word) || /\d/.test(word)) return word;
  let best = word;
  let fewest = mostErrors(word) + 1;
  for (const target of targets) {
    if (target[0] !== word[0] || Math.abs(target.length - word.length) > 2) continue;
    // A plural or another ending is no error.
    if (word.startsWith(target) || target.startsWith(word)) continue;
    const errors = isSwapped(word, target) ? 1 : leven(word, target);
    if (errors < fewest) [best, fewest] = [target, errors];
  }
  return best;
}

/**
 * Plain words with the errors of typing taken out, as far as they hide a word that decides the answer.
 *
 * @example correctSpelling('wen is sumer camp') // 'when is summer camp'
 */
export function correctSpelling(words: string): string {
  return words.split(' ').map(corrected).join(' ');
}
