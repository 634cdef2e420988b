import { CommanderError } from 'commander';

import { endingOf, endingOfThrown, badInput, failedCheck, report } from './outcome';

describe('endingOf', () => {
  it('prints a report for people or for programs', () => {
    const outcome = report({ a: 1 }, 'one');
    expect(endingOf(outcome, { json: false })).toEqual({ code: 0, stdout: 'one\n', stderr: '' });
    expect(endingOf(outcome, { json: true })).toEqual({ code: 0, stdout: '{\n  "a": 1\n}\n', stderr: '' });
  });

  it('lays a text out for the terminal, or for a page of 100 columns', () => {
    const outcome = report({}, (columns) => `${columns} wide`);
    expect(endingOf(outcome, { json: false, columns: () => 60 }).stdout).toBe('60 wide\n');
    expect(endingOf(outcome, { json: false, columns: () => null }).stdout).toBe('100 wide\n');
    expect(endingOf(outcome, { json: true, columns: () => 60 }).stdout).toBe('{}\n');
  });

  it('prints the report of a failed check, and says what failed', () => {
    expect(endingOf(failedCheck({}, 'no', 'expected yes'), { json: false })).toEqual({
      code: 1,
      stdout: 'no\n',
      stderr: 'kidcode: expected yes\n',
    });
  });

  // C1 characters and those that turn the direction of a text went out raw, by --json and as CSV all of them.
  it('prints nothing that drives a terminal, by any way', () => {
    const wild = 'a\u001b[31mb\u009b31mc\u202ed\u2066e\rf\u007f';
    const outcome = failedCheck({ wild }, `${wild}\tg\r\nh`, wild);
    const text = endingOf(outcome, { json: false });
    expect(text.stdout).toBe('a\u{FFFD}[31mb\u{FFFD}31mc\u{FFFD}d\u{FFFD}e\u{FFFD}f\u{FFFD}\tg\r\nh\n');
    expect(text.stderr).toBe('kidcode: a [31mb 31mc d e f\n');
    const { stdout } = endingOf(outcome, { json: true });
    expect(stdout).toMatch(/^[\n\x20-\x7e]*$/);
    expect(JSON.parse(stdout)).toEqual({ wild });
  });

  it('prints nothing but one line for bad input', () => {
    expect(endingOf(badInput('expected\n a "b"'), { json: true })).toEqual({
      code: 2,
      stdout: '',
      stderr: 'kidcode: expected a "b"\n',
    });
  });
});

describe('endingOfThrown', () => {
  it('is fine after help, and bad usage after any other complaint of the parser', () => {
    expect(endingOfThrown(new CommanderError(0, 'commander.helpDisplayed', 'help')).code).toBe(0);
    expect(endingOfThrown(new CommanderError(1, 'commander.error', 'error: no'))).toEqual({
      code: 2,
      stdout: '',
      stderr: 'kidcode: no\n',
    });
  });

  it('owns up to a defect', () => {
    expect(endingOfThrown(new Error('pricing: boom'))).toEqual({
      code: 1,
      stdout: '',
      stderr: 'kidcode: a defect of this program: pricing: boom\n',
    });
    expect(endingOfThrown('boom').stderr).toContain('boom');
  });
});
