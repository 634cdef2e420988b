import { scratchCopy } from './recipes/scratch-copy';

jest.setTimeout(300_000);

const copy = scratchCopy();

/** The linked command, as `npx kidcode` starts it. */
const kidcode = (...words: readonly string[]) =>
  copy.node(['apps/cli/bin/kidcode.cjs', ...words], { SITE_TODAY: '2025-12-01' });

const QUOTE = ['quote', 'camp', '--season', 'winter', '--type', 'weekly', '--weeks', '1', '--json'];
const WINTER = 'schools/kidcode/seasons/winter.yaml';

function change(file: string, from: string, to: string): void {
  copy.rewrite(file, (text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  });
}

// It ran whatever had been built last: the old price was quoted and signed, and a broken document passed the check.
describe('npx kidcode after a document was changed', () => {
  it('says the new price', () => {
    const before = kidcode(...QUOTE);
    expect({ ...before, stdout: JSON.parse(before.stdout) as unknown }).toMatchObject({
      status: 0,
      stderr: '',
      stdout: { originalPrice: 299 },
    });
    change(WINTER, 'full day: 299', 'full day: 320');
    expect(JSON.parse(kidcode(...QUOTE).stdout)).toMatchObject({ originalPrice: 320 });
  });

  // The JSON of `school check` was missing, where there was the most to say.
  it('tells what is wrong with it, in JSON, too', () => {
    change(WINTER, 'percent: 15', 'percent: 150');
    const sentence = 'a whole percent from 1 to 90, without the sign, not "150".';
    const [place, told] = [expect.stringMatching(new RegExp(`^${WINTER}:\\d+:\\d+$`)) as string, sentence];
    const { status, stdout, stderr } = kidcode('school', 'check', '--json');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'kidcode: expected a school without errors, found 1 error\n',
    });
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      problems: [{ severity: 'error', path: place, message: told }],
      endsSoon: [],
    });
    const plain = kidcode('school', 'check');
    expect(plain).toMatchObject({ status: 1, stdout: '' });
    expect(plain.stderr).toMatch(new RegExp(`^${WINTER}:\\d+:\\d+: ${sentence}\n$`));
    change(WINTER, 'percent: 150', 'percent: 15');
  });

  // What was written of the mistake before stood in: the text that names the policy rightly was told as wrong.
  it('tells nothing of a mistake that was taken back, while there is another one', () => {
    change('schools/kidcode/policies.yaml', '\nrefund:', '\nrefnd:');
    expect(kidcode('school', 'check').stderr).toContain('nothing is called {policy refund}');
    change('schools/kidcode/policies.yaml', '\nrefnd:', '\nrefund:');
    change('schools/kidcode/fees.yaml', 'per: a month', 'amount: $199\n  per: a month');
    const { stderr } = kidcode('school', 'check');
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^schools\/kidcode\/fees\.yaml:\d+:\d+: a price has no sign/),
    ]);
  });
});
