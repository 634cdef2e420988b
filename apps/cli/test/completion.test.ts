import { execFile } from 'node:child_process';

import { SHELLS } from '../src/commands/completion';
import { EVERY_COMMAND } from './every-command';
import { json, kidcode, refused, words } from './kidcode';

const scriptFor = async (shell: string): Promise<string> => {
  const { code, stdout, stderr } = await kidcode(['completion', shell]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

/** What bash offers for a command line whose last word is being typed. */
async function offered(line: string): Promise<readonly string[]> {
  const typed = line.split(' ');
  const script = [
    await scriptFor('bash'),
    `COMP_WORDS=(${typed.map((word) => `'${word}'`).join(' ')})`,
    `COMP_CWORD=${typed.length - 1}`,
    '_kidcode',
    'printf "%s\\n" "${COMPREPLY[@]}"',
  ].join('\n');
  return new Promise((resolve, reject) => {
    execFile('bash', ['--norc', '-c', script], (error, stdout, stderr) => {
      if (error === null && stderr === '') resolve(words(stdout.trim().replaceAll('\n', ' ')));
      else reject(new Error(stderr));
    });
  });
}

describe('completion', () => {
  it.each(SHELLS)('has every command for %s', async (shell) => {
    const script = await scriptFor(shell);
    for (const { line } of EVERY_COMMAND) expect(script).toContain(`kidcode ${line}`.trim());
    expect(script).toContain(shell === 'fish' ? '-l weeks' : '--weeks');
    expect(await json(`completion ${shell}`)).toEqual({ shell, script: script.trimEnd() });
  });

  it('refuses another shell', async () => {
    expect(await refused(words('completion tcsh'))).toContain('Allowed choices are bash, zsh, fish');
  });

  it.each([
    [
      'kidcode ',
      ['quote', 'branches', 'routes', 'schedule', 'link', 'token', 'school', 'completion', 'help'],
    ],
    ['kidcode qu', ['quote']],
    ['kidcode school ', ['check', 'show', 'help', '--help']],
    ['kidcode school check --', ['--json', '--today', '--help']],
    ['kidcode quote ', ['camp', 'course', 'help', '--help']],
    ['kidcode quote camp --we', ['--weeks']],
    ['kidcode quote camp --weeks 1 --pay', ['--payment']],
    ['kidcode completion ', ['bash', 'zsh', 'fish']],
    ['kidcode cooking', []],
  ])('offers after "%s"', async (line, expected) => {
    expect(await offered(line)).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(await offered(line)).toEqual([]);
  });
});
