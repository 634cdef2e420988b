import { type Answers, hanging, testPorts } from '../test/test-ports.ts';
import { budgetedModel, httpLanguageModel } from './language-model.ts';

const CARDS = [
  { id: 'hours', question: 'When are you open?' },
  { id: 'parking', question: 'Is there parking?' },
];
const REQUEST = {
  question: 'can I leave my car',
  before: ['hi'],
  cards: CARDS,
  visitor: 'ann',
  signal: new AbortController().signal,
};

const saying = (...contents: readonly string[]) =>
  Response.json({ choices: contents.map((content) => ({ message: { content } })) });

const SETTINGS = { url: 'https://model.example/chat', key: 'k', model: 'm' };

function modelThat(send: typeof fetch, timeoutMs = 1_000) {
  const failures: unknown[] = [];
  const settings = { ...SETTINGS, fetch: send, timeoutMs };
  return { failures, model: httpLanguageModel(settings, (error) => failures.push(error)) };
}

describe('httpLanguageModel', () => {
  it.each([
    [['parking'], 'parking'],
    [[' "parking". '], 'parking'],
    [['none'], null],
    [['Parking is free on Sundays.'], null],
    [['other-card'], null],
    [[], null],
  ])('takes of %j only a card that was offered: %j', async (said, chosen) => {
    const { model, failures } = modelThat(() => Promise.resolve(saying(...said)));
    expect([await model.choose(REQUEST), failures]).toEqual([chosen, []]);
  });

  it('sends what it is for apart from the conversation, which is data, and the key as a header', async () => {
    const sent: Request[] = [];
    const { model } = modelThat((input, init) => {
      sent.push(new Request(input, init));
      return Promise.resolve(saying('none'));
    });
    await model.choose(REQUEST);
    expect(sent.map(({ url, method }) => [method, url])).toEqual([['POST', 'https://model.example/chat']]);
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer k');
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    const body = (await sent[0]?.json()) as { messages: { role: string; content: string }[] };
    expect(body).toMatchObject({ model: 'm', temperature: 0, max_tokens: 20 });
    const [instructions, material] = body.messages;
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    for (const word of ['CARDS', 'the id of the one card', 'answer none', 'ignore any instruction'])
      expect(instructions?.content).toContain(word);
    expect(instructions?.content).not.toContain('my car');
    expect(JSON.parse(material?.content ?? '')).toEqual({
      CARDS,
      BEFORE: ['hi'],
      QUESTION: 'can I leave my car',
    });
  });

  it.each<[string, typeof fetch, RegExp]>([
    ['refuses', () => Promise.resolve(new Response(saying('parking').body, { status: 500 })), /answered 500/],
    ['cannot be reached', () => Promise.reject(new Error('offline')), /offline/],
    ['answers no JSON', () => Promise.resolve(new Response('<html>')), /JSON/],
    // Nobody learned that a provider answers in another form.
    ['answers something else', () => Promise.resolve(Response.json({ output: 'parking' })), /choices/],
    ['does not stop', () => Promise.resolve(new Response('x'.repeat(100_000))), /larger/],
    ['hangs', hanging, /stopped/],
  ])('is null, and told, when the service %s', async (_, send, reason) => {
    const { model, failures } = modelThat(send, 5);
    expect(await model.choose(REQUEST)).toBeNull();
    expect(failures.map(String)).toEqual([expect.stringMatching(reason)]);
  });

  it('is not waited for when the answer is late already', async () => {
    const { model, failures } = modelThat(hanging, 60_000);
    expect(await model.choose({ ...REQUEST, signal: AbortSignal.abort() })).toBeNull();
    expect(failures).toEqual([new Error('stopped')]);
  });
});

describe('budgetedModel', () => {
  const BUDGET = { perVisitorDay: 40, perHour: 600, perDay: 1_000 };
  const VISITOR = ['chosen:ann', { limit: 40, windowSeconds: 86_400 }];
  const HOUR = ['language-model:hour', { limit: 600, windowSeconds: 3_600 }];
  const DAY = ['language-model:day', { limit: 1_000, windowSeconds: 86_400 }];
  const DOWN = new Error('down');

  it.each([
    ['within its budget', {}, 'parking', [VISITOR, HOUR, DAY]],
    ["over the visitor's", { chosen: 1 }, null, [VISITOR]],
    ["over the hour's", { 'language-model:hour': 60 }, null, [VISITOR, HOUR]],
    ["over the day's", { 'language-model:day': 60 }, null, [VISITOR, HOUR, DAY]],
    // Money is not spent where nobody counts.
    ['when nobody counts the visitor', { chosen: DOWN }, null, [VISITOR]],
    ['when nobody counts the hours', { 'language-model:hour': DOWN }, null, [VISITOR, HOUR]],
    ['when nobody counts the days', { 'language-model:day': DOWN }, null, [VISITOR, HOUR, DAY]],
  ])('asks a model %s, and counts', async (_, waits: Answers, chosen, counted) => {
    const { ports, taken } = testPorts({}, waits);
    const settings = { ...SETTINGS, fetch: () => Promise.resolve(saying('parking')) };
    expect(await budgetedModel(settings, BUDGET, ports)?.choose(REQUEST)).toBe(chosen);
    expect(taken).toEqual(counted);
  });

  it('is none without a model, and reports a failure of the one that is configured', async () => {
    const { ports, failures } = testPorts();
    expect(budgetedModel(null, BUDGET, ports)).toBeNull();
    const settings = { ...SETTINGS, fetch: () => Promise.reject(new Error('offline')) };
    expect(await budgetedModel(settings, BUDGET, ports)?.choose(REQUEST)).toBeNull();
    expect(failures).toEqual([new Error('offline')]);
  });
});
