import { useState } from 'react';

/**
 * Copies a text, such as a link.
 *
 * @returns Whether the text as it is now was copied, null where nobody tried, and what tries it: it resolves with false
 *   where the browser refuses, or has no clipboard, as on a page that came over an insecure line.
 */
export function useCopied(text: string): readonly [isCopied: boolean | null, copy: () => Promise<boolean>] {
  const [tried, setTried] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(null);
  const copy = async () => {
    const isCopied = await (async () => navigator.clipboard.writeText(text))().then(
      () => true,
      () => false,
    );
    setTried({ text, isCopied });
    return isCopied;
  };
  return [tried?.text === text ? tried.isCopied : null, copy];
}
