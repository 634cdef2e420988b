import { BRANCHES, directionsUrl } from '@kidcode/branches';
import { PRIVACY } from '@kidcode/current-school/generated/privacy';
import { act } from 'react';

import { answered, httpError, type FakeAnswer } from '../../../test/fake-functions';
import { click, render, settled } from '../../../test/render';
import { selectToasts } from '../notifications/notifications-slice';
import { AssistantButton } from './assistant-button';
import { ASSISTANT_TEXTS } from './assistant-texts';

const mockInvoke = jest.fn<Promise<FakeAnswer>, [name: string, options: { body: unknown }]>();

jest.mock('../api/supabase-client', () => ({
  supabaseClient: () =>
    Promise.resolve({
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
/** Questions, without what is asked while a parent types. */
const asked = () =>
  calls().filter(({ name, body }) => name === 'ai-chat-vector' && !('typing' in (body as object)));
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
/** Presses a key under a clock of the test, and lets it go on for so many milliseconds. */
async function pressAt(key: string, milliseconds: number) {
  await act(async () => {
    input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
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
    view.unmount();
    sessionStorage.clear();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('asks nobody anything before it is opened', () => {
    expect(panel()).toBeNull();
    expect(calls()).toEqual([]);
    expect(view.store.getState()).not.toHaveProperty('assistant');
  });

  it('greets, says that it is automatic and asks for no names; the training call is made once per session', async () => {
    sessionStorage.clear();
    await click(button());
    await act(settled);
    expect(bubbles()).toEqual([`Assistant: ${ASSISTANT_TEXTS.greeting}`]);
    expect(panel()!.textContent).toContain(ASSISTANT_TEXTS.automaticNotice);
    await click(button());
    await click(button());
    expect(bubbles()).toHaveLength(1);
    expect(calls()).toEqual([
      { name: 'crawl-website', body: { background_training: true, enhanced_extraction: true } },
    ]);
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

  it('opens on the event openChatbot and closes on Escape', async () => {
    await act(async () => {
      window.dispatchEvent(new CustomEvent('openChatbot'));
      await settled();
    });
    expect(panel()).not.toBeNull();
    await press('Escape');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('sends on Enter, not on Shift+Enter nor while a character is composed, and shows the answer', async () => {
    await click(button());
    await type('  When is winter camp?  ');
    await press('Enter', { shiftKey: true });
    await press('Enter', { isComposing: true });
    expect(asked()).toEqual([]);
    await press('Enter');
    await act(settled);
    expect(asked()).toEqual([
      {
        name: 'ai-chat-vector',
        body: { message: 'When is winter camp?', sessionId: expect.stringMatching(/^[\w-]{10,}$/) as string },
      },
    ]);
    expect(bubbles().slice(1)).toEqual([
      'You: When is winter camp?',
      'Assistant: Winter camp is in December.',
    ]);
    expect(input().value).toBe('');
  });

  it('sends nothing that is blank, and nothing while it waits', async () => {
    let come: (answer: FakeAnswer) => void = () => undefined;
    answer = () => new Promise((resolve) => (come = resolve));
    await click(button());
    await type('   ');
    await press('Enter');
    expect(asked()).toEqual([]);
    await type('First');
    await press('Enter');
    expect(input().disabled).toBe(true);
    expect(panel()!.querySelector('[role=status]')!.textContent).toBe(ASSISTANT_TEXTS.typing);
    await press('Enter');
    expect(asked()).toHaveLength(1);
    await act(async () => {
      come(answered({ message: 'Yes.' }));
      await settled();
    });
    expect(input().disabled).toBe(false);
  });

  it.each<[string, FakeAnswer]>([
    ['refuses', httpError(429)],
    ['answers without a message', answered({ text: 'hm' })],
    ['answers with an empty message', answered({ message: ' ' })],
    ['answers something that is no JSON', { data: null, error: new SyntaxError('bad') }],
    ['is too slow', { data: null, error: { name: 'FunctionsFetchError', context: { name: 'AbortError' } } }],
  ])('apologizes when the backend %s', async (_, failure) => {
    answer = () => failure;
    await click(button());
    await type('Hello');
    await press('Enter');
    await act(settled);
    expect(asked()).toHaveLength(1);
    expect(bubbles().at(-1)).toBe(`Assistant: ${ASSISTANT_TEXTS.apology}`);
    expect(input().value).toBe('Hello');
    expect(selectToasts(view.store.getState())).toMatchObject([
      { title: 'Error', description: 'Failed to send message. Please try again.', variant: 'destructive' },
    ]);
  });

  // A server that refused for ever was told after seven seconds, and the only way on was to find the arrow again.
  it('tells a failing server within three seconds, with the question back and a way to send it again', async () => {
    answer = () => httpError(503);
    await click(button());
    await type('Hello');
    jest.useFakeTimers();
    await pressAt('Enter', 2_900);
    jest.useRealTimers();
    expect(asked()).toHaveLength(2);
    expect(bubbles().at(-1)).toBe(`Assistant: ${ASSISTANT_TEXTS.apology}`);
    expect(input().value).toBe('Hello');
    answer = () => answered({ message: 'Here I am.' });
    await click(named(ASSISTANT_TEXTS.tryAgain)!);
    await act(settled);
    expect(bubbles().slice(-2)).toEqual(['You: Hello', 'Assistant: Here I am.']);
    expect(named(ASSISTANT_TEXTS.tryAgain)).toBeUndefined();
  });

  // A hanging one was told after 25 seconds.
  it('says that an answer is slow before three seconds, and gives up after eight', async () => {
    answer = () => new Promise(() => undefined);
    await click(button());
    await type('Hello');
    jest.useFakeTimers();
    await pressAt('Enter', 2_900);
    expect(panel()!.querySelector('[role=status]')!.textContent).toContain(ASSISTANT_TEXTS.slow);
    await act(() => jest.advanceTimersByTimeAsync(5_200));
    jest.useRealTimers();
    expect(asked()).toHaveLength(1);
    expect(bubbles().at(-1)).toBe(`Assistant: ${ASSISTANT_TEXTS.apology}`);
    expect(input().value).toBe('Hello');
  });

  it('keeps the conversation when it is closed and opened again', async () => {
    await click(button());
    await type('Hello');
    await press('Enter');
    await click(button());
    await click(button());
    expect(bubbles()).toHaveLength(3);
  });

  it('keeps the focus in the panel when a suggestion is chosen', async () => {
    await click(button());
    await act(settled);
    await click(panel()!.querySelector('ul button')!);
    await act(settled);
    expect(panel()!.contains(document.activeElement)).toBe(true);
    expect(bubbles()).toHaveLength(3);
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

  it('hands over to a person, by phone and by the form', async () => {
    await click(button());
    await click([...panel()!.querySelectorAll('button')].find((b) => b.textContent === 'Talk to a person')!);
    const hrefs = [...panel()!.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([expect.stringMatching(/^tel:/), '/contact-us#ask']);
  });
});
