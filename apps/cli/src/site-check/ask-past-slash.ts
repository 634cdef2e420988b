import type { AskResult } from './ask-site';

type AskOne = (url: string) => Promise<AskResult>;

const MOVED = [301, 302, 307, 308];

/**
 * Asks as `ask` does, but past the slash that some static hosts add to an address: what counts is the page behind it. Any
 * other redirect is an answer.
 *
 * @returns `slashes`: how often that was so.
 */
export function askPastSlash(ask: AskOne): { readonly ask: AskOne; readonly slashes: () => number } {
  let slashes = 0;
  return {
    slashes: () => slashes,
    ask: async (url) => {
      const answer = await ask(url);
      if (!answer.ok || !MOVED.includes(answer.value.status)) return answer;
      if (new URL(answer.value.location ?? '', url).href !== `${url}/`) return answer;
      slashes += 1;
      return ask(`${url}/`);
    },
  };
}
