import { BRANCHES, directionsUrl } from '@kidcode/branches';
import { PRIVACY } from '@kidcode/current-school/generated/privacy';
import { act } from 'react';

import { click, render, settled } from '../../../test/render';
import { selectToasts } from '../notifications/notifications-slice';
import { AnswerText } from './answer-text';
import { AssistantButton } from './assistant-button';
import { ASSISTANT_TEXTS, sendsOnKey } from './assistant-texts';

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
const calls = () => mockInvoke.mock.calls.map(([name, { body }]) => ({ name, body }));
const typed = () =>
  calls().flatMap(({ body }) =>
    'typing' in (body as object) ? [Reflect.get(body as object, 'typing') as string] : [],
  );

async function type(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
  });
}
async function press(key: string, init: KeyboardEventInit = {}) {
  await act(async () => {
    input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
    await settled();
  });
}

const named = (text: string) =>
  [...panel()!.querySelectorAll('button')].find(({ textContent }) => textContent === text);

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
    view.unmount();
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

  it('has the conversation again after a reload of the tab', async () => {
    await click(button());
    await type('Hello');
    await press('Enter');
    await act(settled);
    view.unmount();
    view = await render(<AssistantButton />);
    await click(button());
    await act(settled);
    expect(bubbles().slice(1)).toEqual(['You: Hello', 'Assistant: Winter camp is in December.']);
  });

  it('asks what an answer was worth, once, and tells the school without the conversation', async () => {
    answer = () => answered({ message: 'Winter camp is in **December**.', kind: 'sure' });
    await click(button());
    await type('When is winter camp?');
    await press('Enter');
    await act(settled);
    const thumbs = () => [...panel()!.querySelectorAll('[role=group] button')];
    expect(thumbs().map((thumb) => thumb.getAttribute('aria-label'))).toEqual([
      ASSISTANT_TEXTS.voteUp,
      ASSISTANT_TEXTS.voteDown,
    ]);
    answer = () => httpError(422);
    await click(thumbs()[1]!);
    expect(panel()!.textContent).toContain(ASSISTANT_TEXTS.voteFailed);
    answer = () => answered({ stored: true });
    await click(thumbs()[1]!);
    await act(settled);
    expect(calls().at(-1)).toEqual({
      name: 'answer-vote',
      body: {
        question: 'When is winter camp?',
        answer: 'Winter camp is in **December**.',
        page: '/',
        helpful: false,
      },
    });
    expect(thumbs()).toEqual([]);
    expect(document.activeElement!.textContent).toBe(ASSISTANT_TEXTS.thanksDown);
    expect(panel()!.textContent).not.toContain(ASSISTANT_TEXTS.voteFailed);
  });

  it.each(['talk', undefined])('asks nobody what an answer of the kind %s was worth', async (kind) => {
    answer = () => answered({ message: 'Hello!', kind });
    await click(button());
    await type('Hi');
    await press('Enter');
    await act(settled);
    expect(bubbles()).toHaveLength(3);
    expect(panel()!.querySelector('[role=group]')).toBeNull();
  });

  it('offers questions to press under an answer, and the next answer has the focus in the box', async () => {
    answer = () =>
      answered({
        message: 'Did you mean:',
        kind: 'choices',
        choices: ['When is camp?', 'Where is camp?', 7],
      });
    await click(button());
    await type('camp');
    await press('Enter');
    await act(settled);
    const choices = () => [...panel()!.querySelectorAll('ul[aria-label="Questions to choose from"] button')];
    expect(choices().map(({ textContent }) => textContent)).toEqual(['When is camp?', 'Where is camp?']);
    answer = () => answered({ message: 'In December.', kind: 'sure' });
    await click(choices()[0]!);
    await act(settled);
    expect(bubbles().slice(-2)).toEqual([
      'You: When is camp?',
      expect.stringContaining('Assistant: In December.'),
    ]);
    expect(choices()).toEqual([]);
    expect(document.activeElement).toBe(input());
  });

  it('has phone numbers and addresses of an answer as buttons', async () => {
    const { address, phone, telHref } = BRANCHES.euless;
    answer = () => answered({ message: `**Euless**: ${address}, ${phone}`, kind: 'sure' });
    await click(button());
    await type('where');
    await press('Enter');
    await act(settled);
    const links = [...panel()!.querySelectorAll('[role=log] a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Call Euless', telHref],
      ['Directions to Euless (opens in a new tab)', directionsUrl(BRANCHES.euless)],
    ]);
  });

  it('shows what can be asked while a parent types, once for each wording, and asks it with one press', async () => {
    answer = () => answered({ choices: ['Do you host birthday parties?'] });
    await click(button());
    jest.useFakeTimers();
    const settle = () => act(() => jest.advanceTimersByTimeAsync(400));
    const write = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(input(), text);
      act(() => void input().dispatchEvent(new Event('input', { bubbles: true })));
    };
    for (const text of ['bi', 'birth', 'birthday', 'birth', 'birthday']) {
      write(text);
      if (text !== 'birth') await settle();
    }
    jest.useRealTimers();
    expect(typed()).toEqual(['birthday']);
    answer = () => answered({ message: 'Yes.', kind: 'sure' });
    await click(named('Do you host birthday parties?')!);
    await act(settled);
    expect(bubbles().slice(-2)).toEqual(['You: Do you host birthday parties?', 'Assistant: Yes.']);
    expect(input().value).toBe('');
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

it.each([
  [{ key: 'Enter', shiftKey: false }, true],
  [{ key: 'Enter', shiftKey: true }, false],
  [{ key: 'Enter', shiftKey: false, isComposing: true }, false],
  [{ key: 'a', shiftKey: false }, false],
])('key %j sends: %s', (key, expected) => {
  expect(sendsOnKey(key)).toBe(expected);
});

async function shown(markdown: string) {
  const view = await render(<AnswerText>{markdown}</AnswerText>);
  const { container, unmount } = view;
  return { container, text: container.textContent, links: [...container.querySelectorAll('a')], unmount };
}

describe('AnswerText', () => {
  it('opens links in a new tab that cannot reach back, and says so', async () => {
    const { links, unmount } = await shown('See [them](https://example.com) and [these](//example.com).');
    expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel, link.textContent])).toEqual(
      [
        ['https://example.com', '_blank', 'noopener noreferrer', 'them(opens in a new tab)'],
        ['//example.com', '_blank', 'noopener noreferrer', 'these(opens in a new tab)'],
      ],
    );
    unmount();
  });

  it.each(['JaVaScRiPt:alert(1)', 'vbscript:x'])('makes only words of a link to %s', async (href) => {
    const { links, text, unmount } = await shown(`[press me](<${href}>)`);
    expect(links).toEqual([]);
    expect(text).toBe('press me');
    unmount();
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://example.com"></iframe>',
    'before <b onclick="alert(1)">bold</b>',
  ])('shows HTML as the text that it is: %s', async (html) => {
    const { container, text, unmount } = await shown(html);
    expect(text).toBe(html);
    expect(container.querySelector('script, img, iframe, a, b')).toBeNull();
    unmount();
  });

  it('keeps headings of an answer out of the outline of the page', async () => {
    const { container, text, unmount } = await shown('# Prices\n\nNone.');
    expect(container.querySelector('h1, h2, h3')).toBeNull();
    expect(text).toContain('Prices');
    unmount();
  });
});
