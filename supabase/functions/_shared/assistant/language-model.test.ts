import { httpLanguageModel, withinBudget } from './language-model.ts';

const CARDS = [
  { id: 'hours', question: 'When are you open?' },
  { id: 'parking', question: 'Is there parking?' },
];
const REQUEST = {
  question: 'can I leave my car',
  before: ['hi'],
  cards: CARDS,
  signal: new AbortController().signal,
};

function modelThat(send: typeof fetch) {
  const failures: unknown[] = [];
  const settings = { url: 'https://model.example/chat', key: 'k', model: 'm', fetch: send };
  return {
    failures,
    model: httpLanguageModel({ ...settings, reportFailure: (error) => failures.push(error) }),
  };
}

const saying = (content: string) =>
  modelThat(() => Promise.resolve(Response.json({ choices: [{ message: { content } }] })));

describe('httpLanguageModel', () => {
  it.each([
    ['parking', 'parking'],
    [' "parking". ', 'parking'],
    ['none', null],
    ['Parking is free on Sundays.', null],
    ['other-card', null],
  ])('takes of %j only a card that was offered: %j', async (said, chosen) => {
    expect(await saying(said).model.choose(REQUEST)).toBe(chosen);
  });

  it('sends the cards and the conversation as data, and the key as a header', async () => {
    const sent: RequestInit[] = [];
    const { model } = modelThat((_, init) => {
      sent.push(init ?? {});
      return Promise.resolve(Response.json({}));
    });
    await model.choose(REQUEST);
    const body = sent[0]?.body as string;
    expect(body).toContain('can I leave my car');
    expect(body).toContain('When are you open?');
    expect(new Headers(sent[0]?.headers).get('Authorization')).toBe('Bearer k');
  });

  it.each([
    ['refuses', () => Promise.resolve(new Response('no', { status: 500 }))],
    ['cannot be reached', () => Promise.reject(new Error('offline'))],
    ['answers something else', () => Promise.resolve(new Response('<html>'))],
    // An answer of 300 MB was read whole.
    ['does not stop', () => Promise.resolve(new Response('x'.repeat(100_000)))],
  ])('is null, and told, when the service %s', async (_, send) => {
    const { model, failures } = modelThat(send);
    expect(await model.choose(REQUEST)).toBeNull();
    expect(failures).toHaveLength(1);
  });
});

describe('withinBudget', () => {
  const model = { choose: () => Promise.resolve('parking') };

  it.each([
    ['within its budget', () => Promise.resolve(0), 'parking'],
    ['over it', () => Promise.resolve(60), null],
    ['when nobody counts', () => Promise.reject(new Error('down')), null],
  ])('asks a model %s', async (_, take, chosen) => {
    expect(await withinBudget(model, { take }, { perHour: 600, perDay: 1_000 })?.choose(REQUEST)).toBe(
      chosen,
    );
  });

  it('is none where there is no model', () => {
    expect(
      withinBudget(null, { take: () => Promise.resolve(0) }, { perHour: 600, perDay: 1_000 }),
    ).toBeNull();
  });
});
