import { refuse } from '../http/endpoint.ts';
import { LONGEST_MESSAGE, maskPrivate, readChatMessage } from './chat-message.ts';

describe('maskPrivate', () => {
  it.each([
    ['card 4111 1111 1111 1111 please', 'card [card] please'],
    ['4111-1111-1111-1111', '[card]'],
    // Cards have 13 to 19 digits, and the last one checks the others.
    ['4222222222222', '[card]'],
    ['6011 0009 9013 9424', '[card]'],
    ['6222021234567890128', '[card]'],
    ['411111111117', '[number]'],
    ['62220212345678901234', '[number]'],
    ['4111 1111 1111 1112', '[number]'],
    ['my ssn is 123-45-6789', 'my ssn is [number]'],
    ['account 000123456789', 'account [number]'],
    ['12345678', '[number]'],
    ['98765432-1234', '[number]'],
    ['75028-123456', '[number]'],
    ['write to ann.lee+kids@example.co.uk.', 'write to [email].'],
    ['call (972) 555-0199 today', 'call [phone] today'],
    ['972.555.0199', '[phone]'],
    ['1 972 555 0199', '[phone]'],
    ['+44 20 7946 0958', '[phone]'],
    ['+45678901', '[phone]'],
    // A date behind a number left both as they were.
    ['4222222222222 2025-12-22', '[card]'],
    ['972-555-0199 12-22-2025', '[phone]'],
    ['ann@example.com or 972-555-0199', '[email] or [phone]'],
  ])('takes out what is private: %p', (said, masked) => {
    const { text, found } = maskPrivate(said);
    expect(text).toBe(masked);
    expect([...found].map((kind) => `[${kind}]`)).toEqual(masked.match(/\[\w+\]/g));
  });

  it.each([
    'how much is $1,017 for 4 weeks',
    'Dec 22, 2025 - Jan 2, 2026',
    '2025-12-22',
    // With months first, dates were taken for account numbers.
    '12-22-2025',
    '1.2.2026 - 12.22.2026',
    '2025-12-22 9',
    'closest to 75028-1234',
    'my kids are 6, 9 and 12',
    'open 3:00PM-7:00PM',
    'weeks 1 2 3 4 5',
    '1234567',
    '+1234567',
  ])('leaves %p', (said) => {
    const { text, found } = maskPrivate(said);
    expect([text, found.size]).toEqual([said, 0]);
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

  it('takes a message as long as is allowed', () => {
    expect(message(` ${'x'.repeat(LONGEST_MESSAGE)} `).ok).toBe(true);
  });

  const NO_MESSAGE = refuse(422, 'no-message', 'message: a question is expected.');
  const TOO_LONG = refuse(422, 'too-long', 'message: at most 1000 characters are expected.');
  it.each([
    [undefined, NO_MESSAGE],
    ['   \n', NO_MESSAGE],
    [['a'], NO_MESSAGE],
    ['x'.repeat(LONGEST_MESSAGE + 1), TOO_LONG],
  ])('refuses the message %p', (text, refusal) => expect(message(text)).toEqual(refusal));

  const SESSION = 'sessionId: letters, digits, "-" and "_" are expected, at most 100.';
  it.each([undefined, '', 'a b', "'; drop table leads; --", 'x'.repeat(101), 7])(
    'refuses the session %p',
    (sessionId) =>
      expect(readChatMessage({ message: 'Hi', sessionId })).toEqual(refuse(422, 'no-session', SESSION)),
  );
});
