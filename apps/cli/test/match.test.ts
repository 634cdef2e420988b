import { json, kidcode, refused, words } from './kidcode';

describe('match', () => {
  it('says what nearly fits beside what does', async () => {
    const { code, stdout } = await kidcode(words('match --age 12 --likes roblox'));
    expect(code).toBe(0);
    expect(stdout).toMatch(/Roblox Game Development[\s\S]*NEARLY[\s\S]*Advanced Roblox/);
    expect(stdout.replace(/\s+/g, ' ')).toContain('WHAT WOULD HAVE TO CHANGE');
  });

  it('knows what a child has made, by any of its words', async () => {
    expect(await json('match --age 12 --likes roblox --done studio')).toMatchObject({
      wish: { experience: 'roblox' },
      programs: [{ program: 'ROBLOX_ADVANCED' }, { program: 'ROBLOX_GAME' }],
      near: [],
    });
  });

  it('says that nothing fits, and what comes nearest', async () => {
    const { stdout } = await kidcode(words('match --age 5 --likes minecraft'));
    expect(stdout).toMatch(/^No program fits all of that\.\n\nNEARLY/);
  });

  it.each([
    ['match', 'expected at least one of the options'],
    ['match --done soup', '--done: expected none, blocks, roblox, text; got "soup"'],
    ['match --goal fun', '--goal: expected try, deep, school; got "fun"'],
  ])('refuses: %s', async (line, message) => expect(await refused(words(line))).toContain(message));

  // It was always the school's first center: the distances come in the school's order.
  it.each([
    ['76039', 'Euless'],
    ['75028', 'Flower Mound'],
  ])('asks the center that is nearest to %s: %s', async (zip, center) => {
    expect((await kidcode(words(`match --near ${zip} --age 9`))).stdout).toContain(
      `Nearest center: ${center}, `,
    );
  });
});
