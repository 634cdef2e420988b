import { BRANCH_IDS, BRANCHES } from '@kidcode/branches';

import { json, kidcode, refused, words } from './kidcode';

describe('branches', () => {
  it('lists every branch with all its fields', async () => {
    expect(await json('branches list')).toEqual(BRANCH_IDS.map((id) => BRANCHES[id]));
    const { stdout } = await kidcode(words('branches list'));
    expect(stdout.split('\n')[0]).toMatch(/^ID +CODE +NAME/);
    expect(stdout).toContain('KnCTX1002');
  });

  it.each(['dallas', 'EULESS', '', '__proto__'])('refuses the branch "%s"', async (id) => {
    expect(await refused(['branches', 'show', id])).toContain(
      'expected a branch: online, flower-mound, euless',
    );
  });

  it('finds the center nearest to a place', async () => {
    expect(await json('branches nearest --lat 32.9 --lng -97.1')).toEqual({
      center: 'euless',
      distanceMiles: expect.closeTo(4.5, 0) as number,
      withinRadius: true,
      distances: [
        { id: 'flower-mound', distanceMiles: expect.closeTo(10.7, 0) as number },
        { id: 'euless', distanceMiles: expect.closeTo(4.5, 0) as number },
      ],
    });
    const { stdout } = await kidcode(words('branches nearest --lat 32.9 --lng=-97.1'));
    expect(stdout).toMatch(/^Nearest center: Euless, 4\.5 miles away\.\n\nCENTER +DISTANCE\n/);
  });

  it.each(['76092', '76092-1234'])('finds the center nearest to the ZIP code %s', async (zip) => {
    expect(await json(`branches nearest --zip ${zip}`)).toEqual({
      center: 'flower-mound',
      distanceMiles: expect.closeTo(8.3, 1) as number,
      withinRadius: true,
      distances: [
        { id: 'flower-mound', distanceMiles: expect.closeTo(8.3, 1) as number },
        { id: 'euless', distanceMiles: expect.closeTo(9.1, 1) as number },
      ],
    });
    const { stdout } = await kidcode(words(`branches nearest --zip ${zip}`));
    expect(stdout).toMatch(/^From 76092 \(Southlake\)\.\nNearest center: Flower Mound, 8\.3 miles away\./);
    const near = await kidcode(words(`branches nearest --zip ${zip} --radius 5`));
    expect(near.stdout).toMatch(/^No center within 5 miles of 76092 \(Southlake\)\.\n/);
  });

  it('says that no center is near enough', async () => {
    expect(await json('branches nearest --lat 32.9 --lng -97.1 --radius 4')).toMatchObject({
      center: null,
      withinRadius: false,
    });
    const { code, stdout } = await kidcode(words('branches nearest --lat 0 --lng 0'));
    expect({ code, first: stdout.split('\n')[0] }).toEqual({ code: 0, first: 'No center within 30 miles.' });
  });

  it.each([
    ['--lat abc --lng 1', 'Expected degrees of latitude from -90 to 90'],
    ['--lat 1 --lng NaN', 'Expected degrees of longitude from -180 to 180'],
    ['--lat 1 --lng 1 --radius -1', 'Expected miles from 0 to 12500'],
    ['--lat 1', "required option '--lng <degrees>' not specified"],
    ['--lng 1', "required option '--lat <degrees>' not specified"],
    ['', 'expected a place: --zip, or --lat with --lng; got none'],
    ['--zip 76092 --lat 1', 'expected a place: --zip, or --lat with --lng; got both'],
    ['--zip 90210', '--zip: expected a ZIP code in Dallas-Fort Worth; got "90210"'],
    ['--zip Southlake', 'Expected a ZIP code of five digits'],
  ])('refuses nearest %s', async (flags, message) => {
    expect(await refused(words(`branches nearest ${flags}`))).toContain(message);
  });
});

describe('schedule', () => {
  it('shows people when a class meets', async () => {
    const { stdout } = await kidcode(words('schedule SCRATCHJR'));
    expect(stdout).toMatch(/Days +Wed, Fri\nTime +3:30PM CST\n/);
  });

  it.each(['scratchjr', 'ScratchJR', 'minecraft-modding'])('takes %s for a key', async (key) => {
    const known = key.toUpperCase().replace('-', '_');
    expect(await json(`schedule ${key}`)).toEqual(await json(`schedule ${known}`));
  });

  it.each([
    ['minecraft', /got "minecraft" \(did you mean MINECRAFT_MODDING\?\)\n$/],
    ['roblox', /\(did you mean ROBLOX_GAME or ROBLOX_ADVANCED\?\)\n$/],
    ['minecraft modding 2', /\(did you mean MINECRAFT_MODDING\?\)\n$/],
    ['vexvr', /\(did you mean VEX_VR\?\)\n$/],
    ['r', /; got "r"\n$/],
    ['cooking', /expected a program: SCRATCHJR, SCRATCH_GAME.*; got "cooking"\n$/],
  ])('refuses the unknown program %s', async (key, message) => {
    expect(await refused(['schedule', key])).toMatch(message);
  });
});
