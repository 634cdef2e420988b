import { LONGEST_MESSAGE, maskPrivate, readChatMessage } from './chat-message.ts';

describe('maskPrivate', () => {
  it.each([
    ['card 4111 1111 1111 1111 please', 'card [card] please'],
    ['4111-1111-1111-1111', '[card]'],
    ['my ssn is 123-45-6789', 'my ssn is [number]'],
    ['account 000123456789', 'account [number]'],
    ['write to ann.lee+kids@example.co.uk.', 'write to [email].'],
    ['call (972) 555-0199 today', 'call [phone] today'],
    ['972.555.0199', '[phone]'],
    ['+44 20 7946 0958', '[phone]'],
  ])('takes out what is private: %p', (said, masked) => {
    expect(maskPrivate(said).text).toBe(masked);
  });

  it.each([
    'how much is $1,017 for 4 weeks',
    'Dec 22, 2025 - Jan 2, 2026',
    '2025-12-22',
    'closest to 75028-1234',
    'my kids are 6, 9 and 12',
    'open 3:00PM-7:00PM',
    'weeks 1 2 3 4 5',
  ])('leaves %p', (said) => {
    expect(maskPrivate(said).text).toBe(said);
  });
});

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
