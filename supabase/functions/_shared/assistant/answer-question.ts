import type { BranchId, ZipPlace } from '@kidcode/branches';
import type { SiteDay } from '@kidcode/scheduling';

import type { Database } from '../database/database.ts';
import type { Embedder } from '../knowledge/embedder.ts';
import { type Answer, composeAnswer } from './compose-answer.ts';
import type { Circumstances } from './facts/topic.ts';
import { passageFinder } from './find-passages.ts';
import { knownAmounts } from './known-amounts.ts';
import type { LanguageModel } from './language-model.ts';
import { maskPrivate } from './mask-private.ts';
import { leansBack, withContext } from './question/follow-up.ts';
import { type Frame, readFrame } from './question/frame.ts';
import { tellingWords } from './question/telling-words.ts';
import { scaleOf } from './sureness.ts';
import { talkOf } from './talk.ts';
import { tellFacts } from './tell-facts.ts';
import { unknownWordsFinder } from './unknown-words.ts';

export type AnswerPorts = {
  database: Database;
  embedder: Embedder;
  today: () => SiteDay;
  places: readonly ZipPlace[];
  /** Null: the assistant answers by quoting. */
  languageModel: LanguageModel | null;
  reportFailure: (error: unknown) => void;
};

export type AskedQuestion = {
  message: string;
  branch: BranchId | null;
  /** The questions of the same conversation before this one, the oldest first; asked for only where they are needed. */
  earlier: () => Promise<readonly string[]>;
  /** Whether a language model may phrase this answer. */
  mayPhrase: () => Promise<boolean>;
  signal: AbortSignal;
};

/** Makes the assistant: answers a question from talk, facts, pages, in this order. */
export function questionAnswerer(ports: AnswerPorts): (question: AskedQuestion) => Promise<Answer> {
  const find = passageFinder(ports);
  const unknownAmong = unknownWordsFinder(ports.database);
  return async ({ message, branch, earlier, mayPhrase, signal }) => {
    const today = ports.today();
    const circumstances: Circumstances = { today, branch, places: ports.places };
    const { text, found } = maskPrivate(message);
    const own = readFrame(text, today);
    const talk = talkOf(own, found);
    if (talk !== null) return { kind: 'talk', message: talk };

    const frame = leansBack(own) ? inConversation(own, await earlier(), today) : own;
    const told = tellFacts(frame, circumstances);
    const [passages, unknown] = await Promise.all([
      find(frame.words),
      told === null ? [] : unknownAmong(tellingWords(frame)),
    ]);
    const facts = unknown.length > 0 ? null : told;
    const answer = composeAnswer({
      frame,
      facts,
      passages,
      scale: scaleOf(ports.embedder.model),
      known: () => knownAmounts(circumstances),
    });
    // Where nothing is known there is nothing to phrase.
    if (ports.languageModel === null || answer.kind === 'unsure' || !(await mayPhrase())) return answer;
    const material = { question: text, facts: facts === null ? [] : [facts], passages, signal };
    const written = await ports.languageModel.write(material);
    return written === null ? answer : { kind: answer.kind, message: written };
  };
}

/** Each question of a conversation is read with those before it. */
function inConversation(own: Frame, earlier: readonly string[], today: SiteDay): Frame {
  const before = earlier.reduce<Frame | null>(
    (context, question) => withContext(readFrame(question, today), context),
    null,
  );
  return withContext(own, before);
}
