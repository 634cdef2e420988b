/**
 * What an answer is: of the school's own facts; that the school has not published it; a person's business; or nothing to do with
 * the school (a greeting, other schools, advice), which is answered and never offered.
 */
export type AnswerKind = 'answer' | 'not-published' | 'person' | 'talk';

/** What the assistant can say to one question, and how parents ask it. */
export type AnswerCard = {
  readonly id: string;
  readonly kind: AnswerKind;
  /** Stands above the answer, and on the button that offers it. May have placeholders, such as `{school}`. */
  readonly question: string;
  /** At most 50 words, with placeholders for what other documents say. Empty where a `call` answers. */
  readonly answer: string;
  readonly spanish: { readonly question: string; readonly answer: string; readonly asked: readonly string[] };
  /** A page to read on. */
  readonly read: string | null;
  /** The question in parents' words, by several hands. */
  readonly asked: readonly string[];
  /** The computation that answers, before `answer`. */
  readonly call: string | null;
  /** Which season the card is about where a question names none. */
  readonly season: string | null;
  /** What the answer holds for, such as 'camps': a question about something else is told so first. */
  readonly scope: string | null;
  /** False: answered when asked for, without its question above, and never offered (a crisis, a lost child, a greeting). */
  readonly offered: boolean;
};
