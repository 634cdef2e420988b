import { BRANCH_IDS, BRANCHES } from '@kidcode/branches';
import { PROGRAM_KEYS, scheduleFor } from '@kidcode/scheduling';

import { json, kidcode, refused, words } from './kidcode';

describe('branches', () => {
  it('lists every branch with all its fields', async () => {
    expect(await json('branches list')).toEqual(BRANCH_IDS.map((id) => BRANCHES[id]));
    const { stdout } = await kidcode(words('branches list'));
    expect(stdout.split('\n')[0]).toMatch(/^ID +CODE +NAME/);
    expect(stdout).toContain('KnCTX1002');
  });

  it.each(BRANCH_IDS)('shows %s', async (id) => {
    expect(await json(`branches show ${id}`)).toEqual(BRANCHES[id]);
    const { code, stdout } = await kidcode(words(`branches show ${id}`));
    expect(code).toBe(0);
    expect(stdout).toContain(BRANCHES[id].phone);
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
    ['--lat 91 --lng 1', 'Expected degrees of latitude from -90 to 90'],
    ['--lat 0x1 --lng 1', 'Expected degrees of latitude from -90 to 90'],
    ['--lat 1 --lng NaN', 'Expected degrees of longitude from -180 to 180'],
    ['--lat 1 --lng 1 --radius -1', 'Expected miles from 0 to 12500'],
    ['--lat 1', "required option '--lng <degrees>' not specified"],
  ])('refuses nearest %s', async (flags, message) => {
    expect(await refused(words(`branches nearest ${flags}`))).toContain(message);
  });
});

describe('schedule', () => {
  it.each(PROGRAM_KEYS)('prints the class of %s', async (key) => {
    expect(await json(`schedule ${key}`)).toEqual(scheduleFor(key));
    expect(await json(`schedule ${key} --online`)).toEqual(scheduleFor(key, { online: true }));
  });

  it('shows people when a class meets', async () => {
    const { stdout } = await kidcode(words('schedule SCRATCHJR'));
    expect(stdout).toMatch(/Days +Wed, Fri\nTime +3:30PM CST\n/);
  });

  it('refuses an unknown program', async () => {
    expect(await refused(words('schedule scratchjr'))).toContain(
      'expected a program: SCRATCHJR, SCRATCH_GAME',
    );
  });
});
