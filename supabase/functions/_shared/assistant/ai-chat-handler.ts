import {
  type Answer,
  answerCard,
  answerMessage,
  type Circumstances,
  type Deck,
  offerPage,
  privateWarning,
  type Reading,
  readMessage,
  suggest,
  type Turn,
} from '@kidcode/answers';
import { isBranchId, type SchoolMoment, type ZipPlace } from '@kidcode/branches';
import type { SiteDay } from '@kidcode/scheduling';
import * as v from 'valibot';

import type { DatabasePorts } from '../host/hosted-function.ts';
import { type Context, endpoint, type Handler, orElse, type RateLimit, tooMany } from '../http/endpoint.ts';
import { placesForSale, readPlaces } from '../camps/camp-handlers.ts';
import { LONGEST_MESSAGE, maskPrivate, readChatMessage, typedText } from './chat-message.ts';
import { linkTo, readFoundPassages } from './found-passage.ts';
import type { LanguageModel } from './language-model.ts';

export type AiChatPorts = DatabasePorts & {
  /** Made from the school's answer cards once, when the host starts. */
  deck: Deck;
  today: () => SiteDay;
  /** The moment on the school's clock; null on a pinned day. */
  now: () => SchoolMoment | null;
  places: readonly ZipPlace[];
  /** Null: the deck answers alone. */
  languageModel: LanguageModel | null;
  /** A conversation's budget in the place of the function's own; `perVisitor` is that of questions. */
  perSession?: RateLimit;
};

type Asker = Pick<Context, 'visitor' | 'signal'>;

const PER_VISITOR: RateLimit = { limit: 40, windowSeconds: 60 };
const PER_SESSION: RateLimit = { limit: 20, windowSeconds: 60 };
/** Questions, and what is asked while a parent types. */
const ALL_CALLS: RateLimit = { limit: 200, windowSeconds: 60 };

/** Enough for a short follow-up of a follow-up. */
const TURNS_READ = 4;
const CARDS_TO_CHOOSE = 20;
/** A page whose passage has less of the question's words is not named. */
const PAGE_SHARE = 0.6;

const TURNS = v.fallback(v.array(v.object({ question: v.string(), card: v.nullable(v.string()) })), []);

/**
 * `ai-chat-vector`: `{ message, sessionId, branch? }` → `{ message, kind, language?, choices? }`, an answer in Markdown, the code of its
 * language where that is not English, and questions to press; `{ typing }` → `{ choices }`, what a parent may be about to ask. What is
 * private in a question is masked before anything reads it. A failing search, log or counter is reported and loses no answer.
 */
export function aiChatHandler({ perVisitor, perSession, ...ports }: AiChatPorts): Handler {
  const { database, deck, languageModel, reportFailure } = ports;

  /** What stands on a page, where no card is sure: a link to read, never an answer of ours. */
  const pageFor = async (question: string): Promise<string | null> => {
    const call = database.call('search_passages', { p_question: question, p_limit: 1 });
    const [best] = readFoundPassages(await orElse<unknown>(call, [], reportFailure));
    return best !== undefined && best.share >= PAGE_SHARE ? linkTo(best) : null;
  };

  /** The card that the model chooses of the nearest. */
  const chosen = (question: string, turns: readonly Turn[], reading: Reading, { visitor, signal }: Asker) => {
    const cards = reading.find.ranked
      .slice(0, CARDS_TO_CHOOSE)
      .flatMap((place) => deck.cards[place] ?? [])
      .map((card) => ({ id: card.id, question: card.question }));
    const before = turns.map((turn) => turn.question);
    return languageModel?.choose({ question, before, cards, visitor, signal }) ?? null;
  };

  /** The deck's answer where it is sure, else the card that the model chose, else what may be meant and where it may stand. */
  const answerReading = async (
    text: string,
    turns: readonly Turn[],
    reading: Reading,
    circumstances: Circumstances,
    asker: Asker,
  ): Promise<Answer> => {
    const own = answerMessage(deck, text, reading, circumstances);
    if (own.outcome === 'sure') return own;
    const card = await chosen(text, turns, reading, asker);
    const byModel = card === null ? null : answerCard(deck, text, card, reading, circumstances);
    if (byModel !== null) return byModel;
    const page = own.outcome === 'likely' ? null : await pageFor(text);
    return page === null
      ? own
      : { ...own, message: `${own.message}\n\n${offerPage(page, reading.language)}` };
  };

  const answer = async (
    { text, found }: ReturnType<typeof maskPrivate>,
    turns: readonly Turn[],
    circumstances: Circumstances,
    asker: Asker,
  ): Promise<Answer & { language: string }> => {
    const read = readMessage(deck, text, turns, circumstances);
    if ('sentence' in read)
      return { outcome: 'none', card: null, message: read.sentence, choices: [], language: read.code };
    const { reading } = read;
    const told = await answerReading(text, turns, reading, circumstances, asker);
    const { language } = reading;
    return found.has('card') || found.has('number')
      ? { ...told, language, message: `${privateWarning(language)}\n\n${told.message}` }
      : { ...told, language };
  };

  return endpoint({
    ...ports,
    name: 'chat',
    bodyLimitBytes: 8_192,
    timeoutMs: 7_000,
    budget: ALL_CALLS,
    run: async (body, { visitor, signal, limiter }) => {
      const circumstances: Circumstances = {
        today: ports.today(),
        now: ports.now(),
        branch: isBranchId(body.branch) ? body.branch : null,
        places: ports.places,
      };
      if ('typing' in body)
        return {
          ok: true,
          body: { choices: suggest(deck, typedText(body.typing).slice(0, LONGEST_MESSAGE), circumstances) },
        };
      const read = readChatMessage(body);
      if (!read.ok) return read;
      const { message, sessionId } = read.value;
      for (const [key, limit] of [
        [`question:${visitor}`, perVisitor ?? PER_VISITOR],
        [`session:${sessionId}`, perSession ?? PER_SESSION],
      ] as const) {
        const wait = await limiter.take(key, limit);
        if (wait > 0) return tooMany(wait);
      }

      const left = placesForSale(() => readPlaces(database), reportFailure);
      const call = database.call('chat_turns', { p_session_id: sessionId, p_limit: TURNS_READ });
      const turns = v.parse(TURNS, await orElse<unknown>(call, [], reportFailure));
      const masked = maskPrivate(message);
      const told = await answer(masked, turns, { ...circumstances, left: await left }, { visitor, signal });
      const { outcome, card, choices, language } = told;
      const isAnswered = outcome === 'sure' || outcome === 'likely';
      const cardKind = isAnswered ? deck.cards.find(({ id }) => id === card)?.kind : undefined;
      const kind = cardKind === 'talk' ? 'talk' : outcome;
      const kept = database.call('record_chat', {
        p_session_id: sessionId,
        p_question: masked.text,
        p_answer: told.message,
        p_kind: cardKind === 'person' ? 'person' : kind,
        p_card: card,
      });
      await orElse<unknown>(kept, null, reportFailure);
      const besides = { ...(language !== 'en' && { language }), ...(choices.length > 0 && { choices }) };
      return { ok: true, body: { message: told.message, kind, ...besides } };
    },
  });
}
