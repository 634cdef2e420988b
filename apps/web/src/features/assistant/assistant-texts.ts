import type { ToastRequest } from '../notifications/notifications-slice';

/** Words of the chat. The apology is of specification 1, section 8; the others are ours. */
export const ASSISTANT_TEXTS = {
  greeting:
    'Hi! I can answer questions about our programs, camps, prices and learning centers. What would you like to know?',
  apology:
    "I'm sorry, I'm having trouble connecting right now. Please try again in a moment or contact the company directly for assistance.",
  tryAgain: 'Try again',
  voteFailed: 'That did not reach us. Please try again.',
  tooLong: 'That is longer than the 1,000 characters that I can read. Please ask it shorter.',
} as const;

/** Source: specification 1, section 8. */
export const ASSISTANT_FAILED_TOAST: ToastRequest = {
  title: 'Error',
  description: 'Failed to send message. Please try again.',
  variant: 'destructive',
};

/** Milliseconds after which a parent is told that an answer is slow (D-73). */
export const SLOW_AFTER_MS = 2_500;

/** The panel, in CSS pixels. Source: specification 1, section 9. */
export const ASSISTANT_PANEL = { width: 350, height: 500, bubbleMaxWidth: 250 } as const;

/** Characters; as many as the function takes (specification 1, section 8). */
const LONGEST_QUESTION = 1_000;
export const isTooLong = (input: string): boolean => input.trim().length > LONGEST_QUESTION;

/**
 * Whether a chat message is sent: not while a reply is awaited, not when there is nothing but space.
 * Specification 1, sections 4 and 5.
 */
export const canSend = (input: string, loading: boolean): boolean =>
  !loading && input.trim() !== '' && !isTooLong(input);

/** The kinds of answers that can be right or wrong; a greeting, thanks or an apology cannot. */
const VOTABLE: readonly (string | undefined)[] = ['sure', 'likely', 'choices', 'none'];

export const isVotable = ({ kind }: { readonly kind?: string }): boolean => VOTABLE.includes(kind);
