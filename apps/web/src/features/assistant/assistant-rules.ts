/**
 * Whether a chat message is sent: not while a reply is awaited, not when there is nothing but space.
 * Specification 1, sections 4 and 5.
 *
 * @param trimmed the trimmed input; it is trimmed again, so a raw one is judged alike.
 */
export const canSend = (trimmed: string, loading: boolean): boolean => !loading && trimmed.trim() !== '';

/** The kinds of answers that can be right or wrong; a greeting, thanks or an apology cannot. */
const VOTABLE: readonly (string | undefined)[] = ['sure', 'likely', 'choices', 'none'];

export const isVotable = ({ kind }: { readonly kind?: string }): boolean => VOTABLE.includes(kind);

type ChatKey = { readonly key: string; readonly shiftKey: boolean; readonly isComposing?: boolean };

/** Whether a key sends: Enter without Shift, unless it ends the input of a composed character. */
export const sendsOnKey = ({ key, shiftKey, isComposing = false }: ChatKey): boolean =>
  key === 'Enter' && !shiftKey && !isComposing;
