import type { CrawlProgress } from '@kidcode/functions';

const WORDS = { reading: 'reads pages', learning: 'learns passages' } as const;

/** Turns progress into few lines for the terminal: one for each fifth of the way. */
export function progressLines(say: (line: string) => void): (progress: CrawlProgress) => void {
  let last = '';
  return ({ phase, done, total }) => {
    const fifth = total === 0 ? 5 : Math.floor((done / total) * 5);
    const mark = `${phase} ${fifth}`;
    if (mark === last) return;
    last = mark;
    say(`Assistant ${WORDS[phase]}: ${done} of ${total}`);
  };
}
