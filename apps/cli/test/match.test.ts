import { run } from '../src/run';
import { surroundingsWith } from './kidcode';

const answer = (...args: string[]) => run(['match', ...args], surroundingsWith({}));

describe('match', () => {
  it('says what nearly fits beside what does', async () => {
    const { code, stdout } = await answer('--age', '12', '--likes', 'roblox');
    expect(code).toBe(0);
    expect(stdout).toMatch(/Roblox Game Development[\s\S]*NEARLY[\s\S]*Advanced Roblox/);
    expect(stdout.replace(/\s+/g, ' ')).toContain('WHAT WOULD HAVE TO CHANGE');
  });

  it('knows what a child has made, by any of its words', async () => {
    const { stdout } = await answer('--age', '12', '--likes', 'roblox', '--done', 'studio', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      wish: { experience: 'roblox' },
      programs: [{ program: 'ROBLOX_ADVANCED' }, { program: 'ROBLOX_GAME' }],
      near: [],
    });
  });

  it('says that nothing fits, and what comes nearest', async () => {
    const { stdout } = await answer('--age', '5', '--likes', 'minecraft');
    expect(stdout).toMatch(/^No program fits all of that\.\n\nNEARLY/);
  });

  it.each([
    ['nothing at all', [], 'expected at least one of the options'],
    ['what nobody has made', ['--done', 'soup'], '--done: expected none, blocks, roblox, text; got "soup"'],
    ['a goal that is none', ['--goal', 'fun'], '--goal: expected try, deep, school; got "fun"'],
  ])('refuses %s', async (_, args, message) => {
    const { code, stderr } = await answer(...args);
    expect(code).not.toBe(0);
    expect(stderr).toContain(message);
  });
});
