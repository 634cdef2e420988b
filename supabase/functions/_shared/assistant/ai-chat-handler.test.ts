import { openDeck } from '@kidcode/answers';
import { ANSWERS } from '@kidcode/current-school/generated/answers';
import { siteDay } from '@kidcode/scheduling';

import { type Answers, posted, testPorts } from '../test/test-ports.ts';
import { aiChatHandler, type AiChatPorts } from './ai-chat-handler.ts';
import { LONGEST_MESSAGE } from './chat-message.ts';
import type { ChoiceRequest } from './language-model.ts';

/** A few of the school's cards: a deck of all takes a second to open. */
const CARDS = (
  'address ages camp-food camp-outdoor camp-price camp-register hello hours party phone safety sick talk-to-person thanks ' +
  'winter-dates'
).split(' ');
const deck = openDeck(ANSWERS.filter(({ id }) => CARDS.includes(id)));

/** The deck is sure, likely right, or offers questions to choose from. */
const [SURE, LIKELY, UNSURE] = ['phone number?', 'how much is a week of winter camp', 'winter zebra'];
const WARNING = 'Please do not send card or identity numbers here.';
const FOUND = { path: '/faq', anchor: 'zebra', title: 'Questions', heading: 'Zebras', share: 0.6 };

type Told = {
  message?: string;
  kind?: string;
  language?: string;
  choices?: string[];
  error?: { code: string };
};

/** The assistant over a database and a counter that say so. */
function assistant(answers: Answers = {}, waits: Answers = {}, overrides: Partial<AiChatPorts> = {}) {
  const { ports, ...seen } = testPorts(answers, waits);
  const handler = aiChatHandler({
    ...ports,
    deck,
    today: () => siteDay('2025-12-01'),
    now: () => null,
    places: [],
    languageModel: null,
    ...overrides,
  });
  const send = (body: object): Promise<{ status: number; body: Told }> => posted(handler, body);
  return {
    ...seen,
    send,
    ask: async (message: string, more: object = {}) =>
      (await send({ message, sessionId: 's-1', ...more })).body,
    kept: () => seen.calls.find(([name]) => name === 'record_chat')?.[1],
    names: () => seen.calls.map(([name]) => name),
  };
}

/** A model that chooses this card, and what it was asked. */
function modelThat(card: string | null) {
  const asked: ChoiceRequest[] = [];
  const choose = (request: ChoiceRequest) => {
    asked.push(request);
    return Promise.resolve(card);
  };
  return { asked, languageModel: { choose } };
}

describe('an answer', () => {
  it.each([
    [SURE, undefined],
    ['¿cuánto cuesta el campamento de invierno?', 'es'],
    ['bonjour je voudrais savoir', 'fr'],
    ['Здравствуйте, сколько стоит?', 'ru'],
  ])('to %j says in which language it is, unless that is English: %p', async (question, language) => {
    expect((await assistant().ask(question)).language).toBe(language);
  });

  it.each([
    [SURE, 'sure', 'sure', 'phone', 'Call 844-KID-CODE'],
    [LIKELY, 'likely', 'likely', 'camp-price', 'one week: **$254** instead of $299'],
    ['hello', 'talk', 'talk', 'hello', 'Hello!'],
    ['I want to talk to a person', 'sure', 'person', 'talk-to-person', 'a person answers'],
    // The nearest card is small talk, but not the answer.
    ['thanks zebra crossing friends', 'choices', 'choices', 'thanks', 'Did you mean'],
    ['qqqq xyzzy', 'none', 'none', 'ages', 'I am not sure'],
    ['bonjour je voudrais savoir', 'none', 'none', null, 'Je ne réponds'],
  ])(
    'to %j is %s to the parent, and is kept as %s of the card %p',
    async (question, kind, kept, card, words) => {
      const chat = assistant();
      const told = await chat.ask(question);
      expect(told).toMatchObject({ kind, message: expect.stringContaining(words) as string });
      expect((told.choices ?? []).length > 0).toBe(kind === 'likely' || kind === 'choices');
      expect('choices' in told).toBe(kind === 'likely' || kind === 'choices');
      expect(chat.kept()).toEqual({
        ...{ p_session_id: 's-1', p_question: question, p_answer: told.message },
        ...{ p_kind: kept, p_card: card },
      });
    },
  );

  it('is read after the conversation, and for the center whose pages the visitor reads', async () => {
    const chat = assistant({
      chat_turns: [{ question: 'What are the hours in Flower Mound?', card: 'hours' }],
    });
    expect((await chat.ask('what about euless')).message).toContain('3:00PM-7:00PM');
    expect(chat.calls).toContainEqual(['chat_turns', { p_session_id: 's-1', p_limit: 4 }]);
    const { message } = await assistant().ask('when are you open', { branch: 'euless' });
    expect(message).toContain('**Euless**');
    expect(message).not.toContain('**Flower Mound**');
    expect((await assistant().ask('when are you open', { branch: 'mars' })).message).toContain(
      '**Flower Mound**',
    );
  });

  it('names no price of a week that has no place left', async () => {
    const week = { edition: 'winter-2025', week: 2, part: 'full_day', center: 'euless', closed: false };
    const priced = async (left: number) => {
      const { ask } = assistant({ read_places: [{ ...week, left, ageSeconds: 1 }] });
      return (await ask('how much is week 2 of winter camp', { branch: 'euless' })).message?.includes('$254');
    };
    expect([await priced(3), await priced(0)]).toEqual([true, false]);
  });

  it('never repeats markup of the question', async () => {
    const { message } = await assistant().ask('<script>alert(1)</script> [laptop](javascript:alert(1))');
    expect(message).not.toMatch(/<script|javascript:/);
  });

  it.each([
    [
      'My card is 4111 1111 1111 1111, what is your phone number?',
      'My card is [card], what is your phone number?',
      true,
    ],
    ['winter zebra 123-45-6789', 'winter zebra [number]', true],
    ['ann@example.com (972) 555-0199 phone number?', '[email] [phone] phone number?', false],
  ])(
    'to %j warns of what is private where it must, and nobody reads or keeps it',
    async (question, masked, isWarned) => {
      for (const card of [null, 'party']) {
        const { asked, languageModel } = modelThat(card);
        const chat = assistant({}, {}, { languageModel });
        const { message } = await chat.ask(question);
        expect(message?.startsWith(`${WARNING}\n\n`)).toBe(isWarned);
        expect(chat.kept()).toMatchObject({ p_question: masked, p_answer: message });
        expect(JSON.stringify([asked, chat.calls])).not.toMatch(/4111|123-45|ann@|0199/);
      }
    },
  );

  it.each([
    [{ chat_turns: new Error('down') }, {}, SURE],
    [{ chat_turns: 'no list' }, {}, SURE],
    [{ record_chat: new Error('down') }, {}, SURE],
    [{ read_places: new Error('down') }, {}, SURE],
    [{ search_passages: new Error('down') }, {}, UNSURE],
    [{}, { chat: new Error('down'), question: new Error('down'), session: new Error('down') }, SURE],
  ])('is not lost where %j and counters %j fail, which is reported', async (answers, waits, question) => {
    const { ask, failures } = assistant(answers, waits);
    expect((await ask(question)).message).toContain('844-KID-CODE');
    const broken = [answers, waits]
      .flatMap((all) => Object.values(all))
      .filter((one) => one instanceof Error);
    expect(failures).toEqual(broken);
  });
});

describe('a page that may say it', () => {
  const LINK = '\n\nPerhaps this page says it: [Zebras](/faq#zebra)';

  it.each([
    [UNSURE, [FOUND], true],
    ['qqqq xyzzy', [FOUND], true],
    // Fewer of the question's words, nothing found, and cards that answer.
    [UNSURE, [{ ...FOUND, share: 0.59 }, FOUND], false],
    [UNSURE, [], false],
    [LIKELY, [FOUND], false],
    [SURE, [FOUND], false],
  ])('is named with %j where the search says %j: %p', async (question, found, isNamed) => {
    const { ask, calls } = assistant({ search_passages: found });
    const { message = '' } = await ask(question);
    expect(/\n\nPerhaps.*/s.exec(message)?.[0]).toBe(isNamed ? LINK : undefined);
    const search = ['search_passages', { p_question: question, p_limit: 1 }];
    expect(calls.filter(([name]) => name === 'search_passages')).toEqual(
      question === SURE || question === LIKELY ? [] : [search],
    );
  });
});

describe('a call', () => {
  const [FEW, FEWER] = [
    { limit: 2, windowSeconds: 5 },
    { limit: 1, windowSeconds: 5 },
  ];
  it.each([
    ['budgets of its own', {}, { limit: 40, windowSeconds: 60 }, { limit: 20, windowSeconds: 60 }],
    ["the host's", { perVisitor: FEW, perSession: FEWER }, FEW, FEWER],
  ])('is counted for visitor and session by %s', async (_, budgets, perVisitor, perSession) => {
    const chat = assistant({}, {}, budgets);
    await chat.ask(UNSURE);
    expect(chat.taken).toEqual([
      ['chat:ann', { limit: 200, windowSeconds: 60 }],
      ['question:ann', perVisitor],
      ['session:s-1', perSession],
    ]);
  });

  it.each(['chat', 'question', 'session'])('over the budget of the %s is refused', async (key) => {
    const chat = assistant({}, { [key]: 1 });
    const { status, body } = await chat.send({ message: SURE, sessionId: 's-1' });
    expect([status, body.error?.code, chat.names()]).toEqual([429, 'too-many', []]);
  });

  it.each([
    [{ sessionId: 's-1' }, 'no-message'],
    [{ message: SURE }, 'no-session'],
  ])('with only %j is refused', async (body, code) => {
    const chat = assistant();
    const told = await chat.send(body);
    expect([told.status, told.body.error?.code, chat.names()]).toEqual([422, code, []]);
  });

  it('while a parent types is answered with questions, and keeps and asks nothing', async () => {
    const chat = assistant({}, { question: 1, session: 1 });
    const typing = async (text: unknown) => (await chat.send({ typing: text })).body;
    expect((await typing('  birthday par ')).choices).toContain('Do you host birthday parties?');
    expect(await typing('')).toEqual({ choices: [] });
    expect(await typing(7)).toEqual({ choices: [] });
    // Longer texts are no questions: the rest is not read.
    expect(await typing(`${'?'.repeat(LONGEST_MESSAGE)}birthday party`)).toEqual({ choices: [] });
    expect(chat.names()).toEqual([]);
  });
});

describe('a language model', () => {
  it('chooses one of the nearest twenty cards, with the conversation, where the deck is not sure', async () => {
    const { asked, languageModel } = modelThat('party');
    const turns = { chat_turns: [{ question: SURE, card: 'phone' }] };
    const chat = assistant(turns, {}, { languageModel });
    const { kind, message, choices } = await chat.ask(UNSURE);
    expect([kind, choices]).toEqual(['sure', undefined]);
    expect(message).toContain('**Do you host birthday parties?**');
    expect(chat.names()).not.toContain('search_passages');
    expect(asked).toEqual([expect.objectContaining({ question: UNSURE, before: [SURE], visitor: 'ann' })]);
    const offered = asked[0]?.cards ?? [];
    expect(offered).toHaveLength(20);
    expect(offered).toContainEqual({ id: 'winter-dates', question: 'When is winter camp?' });
    expect(asked[0]?.signal.aborted).toBe(false);
  });

  it.each([
    ['says none', null, UNSURE, 1],
    ['names no card of the deck', 'no-such-card', UNSURE, 1],
    ['is not needed', 'party', SURE, 0],
  ])('that %s leaves the answer to the deck', async (_, card, question, times) => {
    const { asked, languageModel } = modelThat(card);
    const { message } = await assistant({}, {}, { languageModel }).ask(question);
    expect(message).toBe((await assistant().ask(question)).message);
    expect(asked).toHaveLength(times);
  });
});
