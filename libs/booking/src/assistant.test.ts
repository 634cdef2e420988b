import { canSend, REPLY_LINK_PROTOCOLS, sendsOnKey } from './assistant-rules';
import { ASSISTANT_FAILED_TOAST, ASSISTANT_PANEL, ASSISTANT_TEXTS } from './assistant-texts';

it.each([
  ['Hello', false, true],
  ['Hello', true, false],
  ['', false, false],
  ['  \n ', false, false],
  ['', true, false],
])('text "%s" while loading %s: send %s', (text, loading, expected) => {
  expect(canSend(text, loading)).toBe(expected);
});

it.each([
  [{ key: 'Enter', shiftKey: false }, true],
  [{ key: 'Enter', shiftKey: true }, false],
  [{ key: 'Enter', shiftKey: false, isComposing: true }, false],
  [{ key: 'a', shiftKey: false }, false],
])('key %j sends: %s', (key, expected) => {
  expect(sendsOnKey(key)).toBe(expected);
});

it('has the words and the size of the specification', () => {
  expect(ASSISTANT_TEXTS.apology).toBe(
    "I'm sorry, I'm having trouble connecting right now. Please try again in a moment or contact the company directly for assistance.",
  );
  expect(ASSISTANT_FAILED_TOAST).toEqual({
    title: 'Error',
    description: 'Failed to send message. Please try again.',
    variant: 'destructive',
  });
  expect(ASSISTANT_PANEL).toMatchObject({ width: 350, height: 500 });
  expect(REPLY_LINK_PROTOCOLS).toEqual(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']);
});
