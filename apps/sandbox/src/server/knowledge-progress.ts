import type { CrawlProgress } from '@kidcode/functions';

/** Turns progress into few lines for the terminal: one for each fifth of the way. */
export function progressLines(say: (line: string) => void): (progress: CrawlProgress) => void {
  let last = -1;
  return ({ done, total }) => {
    const fifth = total === 0 ? 5 : Math.floor((done / total) * 5);
    if (fifth === last) return;
    last = fifth;
    say(`Assistant reads pages: ${done} of ${total}`);
  };
}
