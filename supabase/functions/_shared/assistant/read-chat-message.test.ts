import { LONGEST_MESSAGE, readChatMessage } from './read-chat-message.ts';

const message = (text: unknown, sessionId: unknown = 'abc-123_X') =>
  readChatMessage({ message: text, sessionId });

describe('readChatMessage', () => {
  it('trims, and takes away what no database stores', () => {
    expect(message('  Hi\0\u0007 \ud800there\n ')).toEqual({
      ok: true,
      value: { message: 'Hi there', sessionId: 'abc-123_X' },
    });
  });

  it.each([
    [undefined, 'no-message'],
    ['   \n', 'no-message'],
    [['a'], 'no-message'],
    ['x'.repeat(LONGEST_MESSAGE + 1), 'too-long'],
  ])('refuses the message %p', (text, code) => {
    expect(message(text)).toMatchObject({ ok: false, error: { code } });
  });

  it.each([undefined, '', 'a b', "'; drop table leads; --", 'x'.repeat(101), 7])(
    'refuses the session %p',
    (sessionId) => {
      expect(readChatMessage({ message: 'Hi', sessionId })).toMatchObject({
        ok: false,
        error: { code: 'no-session' },
      });
    },
  );
});
