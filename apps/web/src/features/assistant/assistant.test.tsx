import { BRANCHES, directionsUrl } from '@kidcode/branches';
import { PRIVACY } from '@kidcode/current-school/generated/privacy';
import { isRecord } from '@kidcode/school';
import { act } from 'react';

import { click, render, settled, typeInto } from '../../../test/render';
import { wordsOf } from '../../../test/static-page';
import { selectToasts } from '../notifications/notifications-slice';
import { AnswerText } from './answer-text';
import { AssistantButton } from './assistant-button';
import { ASSISTANT_TEXTS } from './assistant-texts';

/** What a function of the backend answers: data, or the error as supabase-js reports it. */
type FakeAnswer = { readonly data: unknown; readonly error: unknown };
const answered = (data: unknown): FakeAnswer => ({ data, error: null });
const httpError = (status: number): FakeAnswer => ({
  data: null,
  error: { name: 'FunctionsHttpError', context: { status } },
});

const mockInvoke = jest.fn<Promise<FakeAnswer>, [name: string, options: { body: unknown }]>();

jest.mock('@supabase/supabase-js', () => ({
  createClient: () => ({
    functions: { invoke: (name: string, options: { body: unknown }) => mockInvoke(name, options) },
  }),
}));

let view: Awaited<ReturnType<typeof render>>;
let answer: (name: string) => FakeAnswer | Promise<FakeAnswer>;

const button = () => view.container.querySelector('#chat-button')!;
const panel = () => view.container.querySelector('[role=dialog]');
const input = () => panel()!.querySelector('textarea')!;
const bubbles = () =>
  [...panel()!.querySelectorAll('[role=log] > div')].map(({ textContent }) => textContent);
const typed = () =>
  mockInvoke.mock.calls.flatMap(([, { body }]) => (isRecord(body) && 'typing' in body ? [body.typing] : []));

async function type(text: string) {
  typeInto(input(), text);
  await act(settled);
}
async function pressEnter(init: KeyboardEventInit = {}) {
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
  await act(async () => {
    input().dispatchEvent(key);
    await settled();
  });
}
async function ask(question: string) {
  await click(button());
  await type(question);
  await pressEnter();
  await act(settled);
}

describe('the assistant', () => {
  beforeEach(async () => {
    Element.prototype.scrollTo = () => undefined;
    Element.prototype.scrollIntoView = () => undefined;
    globalThis.ResizeObserver = class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    answer = () => answered({ message: 'Winter camp is in **December**.' });
    mockInvoke.mockReset();
    mockInvoke.mockImplementation(async (name) =>
      name === 'crawl-website' ? answered({ pagesProcessed: 1, successfulPages: 1 }) : answer(name),
    );
    view = await render(<AssistantButton />);
  });
  afterEach(() => {
    sessionStorage.clear();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('says for how long it keeps what is written, as the chapter of the policy does that it links to', async () => {
    await click(button());
    expect(panel()!.textContent).toContain('What you write is stored for 90 days.');
    const policy = [...panel()!.querySelectorAll('a')].find(({ textContent }) =>
      textContent.startsWith('Privacy policy'),
    );
    expect([policy?.getAttribute('href'), policy?.target]).toEqual(['/privacy-policy#assistant', '_blank']);
    const chapter = PRIVACY.sections.find(({ id }) => id === 'assistant');
    expect(JSON.stringify(chapter)).toContain('deleted after 90 days');
  });

  const reload = async () => {
    view.unmount();
    view = await render(<AssistantButton />);
    await click(button());
    await act(settled);
  };

  // Both were lost: a conversation was kept only once an answer had come.
  describe('after a reload before the answer', () => {
    const tryAgain = () =>
      [...panel()!.querySelectorAll('button')].find((it) => it.textContent === ASSISTANT_TEXTS.tryAgain)!;
    const questions = () =>
      mockInvoke.mock.calls.flatMap(([, { body }]) => (isRecord(body) && 'message' in body ? [body] : []));

    it('has what was half written', async () => {
      await click(button());
      await type('When is');
      await reload();
      expect(input().value).toBe('When is');
      expect([bubbles().length, questions()]).toEqual([1, []]);
    });

    it.each([
      ['waits', () => new Promise<FakeAnswer>(() => undefined)],
      ['failed', () => httpError(422)],
    ])('has what was half written beside a question that %s, and the question', async (_how, outcome) => {
      answer = outcome;
      await click(button());
      await type('When is');
      await click(panel()!.querySelector('ul[aria-label="Questions to start with"] button')!);
      await act(settled);
      await reload();
      await reload();
      expect(input().value).toBe('When is');
      await click(tryAgain());
      const [first, ...others] = questions().map(({ message }) => message);
      expect(others).toEqual([first]);
    });
  });

  it('sends nothing with the Enter that ends the input of a composed character', async () => {
    await click(button());
    await type('なに');
    await pressEnter({ isComposing: true });
    expect(bubbles()).toHaveLength(1);
  });

  it('says so when the school was not told what an answer was worth, and tells it then', async () => {
    answer = () => answered({ message: 'Winter camp is in **December**.', kind: 'sure' });
    await ask('When is winter camp?');
    const thumbs = () => [...panel()!.querySelectorAll('[role=group] button')];
    answer = () => httpError(422);
    await click(thumbs()[1]!);
    expect(panel()!.textContent).toContain(ASSISTANT_TEXTS.voteFailed);
    answer = () => answered({ stored: true });
    await click(thumbs()[1]!);
    await act(settled);
    expect(thumbs()).toEqual([]);
    expect(panel()!.textContent).not.toContain(ASSISTANT_TEXTS.voteFailed);
  });

  it.each(['talk', undefined])('asks nobody what an answer of the kind %s was worth', async (kind) => {
    answer = () => answered({ message: 'Hello!', kind });
    await ask('Hi');
    expect(bubbles()).toHaveLength(3);
    expect(panel()!.querySelector('[role=group]')).toBeNull();
  });

  // A screen reader read Spanish with an English voice.
  it('marks the language of an answer and of its choices', async () => {
    answer = () =>
      answered({ message: 'Sí, en línea.', kind: 'sure', language: 'es', choices: ['¿Cuándo?'] });
    await ask('¿hay clases en línea?');
    const marked = [...panel()!.querySelectorAll('[role=log] [lang=es]')];
    expect(marked.map((part) => part.textContent)).toEqual(['Sí, en línea.', '¿Cuándo?']);
  });

  it('has phone numbers and addresses of an answer as buttons', async () => {
    const { address, phone, telHref } = BRANCHES.euless;
    answer = () => answered({ message: `**Euless**: ${address}, ${phone}`, kind: 'sure' });
    await ask('where');
    const links = [...panel()!.querySelectorAll('[role=log] a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Call Euless', telHref],
      ['Directions to Euless(opens in a new tab)', directionsUrl(BRANCHES.euless)],
    ]);
  });

  it('shows what can be asked while a parent types, once for each wording', async () => {
    answer = () => answered({ choices: ['Do you host birthday parties?', 7] });
    await click(button());
    jest.useFakeTimers();
    const settle = () => act(() => jest.advanceTimersByTimeAsync(400));
    for (const text of ['bi', 'birth', 'birthday', 'birth', 'birthday']) {
      typeInto(input(), text);
      if (text !== 'birth') await settle();
    }
    jest.useRealTimers();
    expect(typed()).toEqual(['birthday']);
    expect([...panel()!.querySelectorAll('ul[aria-label="Did you mean"] li')].map(wordsOf)).toEqual([
      'Do you host birthday parties?',
    ]);
  });

  it('types on undisturbed when suggestions cannot be had', async () => {
    answer = () => httpError(500);
    await click(button());
    await type('birthday');
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(typed()).toEqual(['birthday']);
    expect(selectToasts(view.store.getState())).toEqual([]);
  });
});

it('keeps headings of an answer out of the outline of the page', async () => {
  const { container } = await render(<AnswerText>{'# Prices\n\nNone.'}</AnswerText>);
  expect(container.querySelector('h1, h2, h3')).toBeNull();
  expect(container.textContent).toContain('Prices');
});
