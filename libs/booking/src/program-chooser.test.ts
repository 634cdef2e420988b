import {
  chooseProgram,
  CLOSED_PROGRAM_CHOOSER,
  programAnswer,
  programChooserProgress,
  programChooserTransition,
  resumeProgramChooser,
} from './program-chooser';

const open = programChooserTransition(CLOSED_PROGRAM_CHOOSER, { type: 'opened' }, 'euless');
const core = { type: 'programChosen', program: 'core' } as const;
const inCenter = { type: 'modeChosen', mode: 'in-center' } as const;
const mode = programChooserTransition(open, core, 'euless');

describe('programChooserTransition', () => {
  it('asks for the program, then the learning mode, then leads to the page', () => {
    expect(open).toEqual({ step: 'program' });
    expect(mode).toEqual({ step: 'mode', program: 'core' });
    expect(programChooserTransition(mode, inCenter, 'euless')).toEqual({
      step: 'chosen',
      path: '/programs/euless/core',
    });
  });

  it('goes straight to the online page on the online branch', () => {
    const event = { type: 'programChosen', program: 'specialized' } as const;
    expect(programChooserTransition(open, event, 'online')).toEqual({
      step: 'chosen',
      path: '/online-specialized-programs',
    });
  });

  it('skips the program where the page knows it', () => {
    const event = { type: 'opened', program: 'core' } as const;
    expect(programChooserTransition(CLOSED_PROGRAM_CHOOSER, event, null)).toEqual(mode);
  });

  // D-48. The old rows only walked ways with a center, or took the online page for the specified end.
  it('asks a family without a center which one, and leads to the page there', () => {
    const asked = programChooserTransition(mode, inCenter, null);
    expect(asked).toEqual({ step: 'center', program: 'core' });
    const euless = { type: 'centerChosen', center: 'euless' } as const;
    expect(programChooserTransition(asked, euless, null)).toEqual({
      step: 'chosen',
      path: '/programs/euless/core',
    });
    expect(programChooserTransition({ step: 'center', program: 'specialized' }, euless, null)).toEqual({
      step: 'chosen',
      path: '/euless/programs/specialized',
    });
    expect(programChooserTransition(asked, { type: 'backed' }, null)).toEqual(mode);
    expect(programChooserTransition(mode, euless, null)).toBe(mode);
  });

  it('is found again as it was left, and sends nobody off by itself', () => {
    const asked = { step: 'center', program: 'core' } as const;
    expect(programAnswer(core, mode)).toBe('core');
    expect(programAnswer(inCenter, asked)).toBe('in-center');
    expect(programAnswer(inCenter, { step: 'chosen', path: '/' })).toBeNull();
    expect(programAnswer({ type: 'backed' }, mode)).toBeNull();
    expect(resumeProgramChooser(open, ['core', 'in-center'], null)).toEqual(asked);
    expect(resumeProgramChooser(open, ['core', 'in-center'], 'euless')).toEqual(mode);
    expect(resumeProgramChooser(open, ['core'], 'online')).toEqual(open);
    expect(resumeProgramChooser(open, ['nonsense', 'in-center'], null)).toEqual(open);
  });

  it('goes back one step, then closes', () => {
    expect(programChooserTransition(mode, { type: 'backed' }, null)).toEqual(open);
    expect(programChooserTransition(open, { type: 'backed' }, null)).toEqual(CLOSED_PROGRAM_CHOOSER);
    expect(programChooserTransition(mode, { type: 'dismissed' }, null)).toEqual(CLOSED_PROGRAM_CHOOSER);
  });

  it('ignores what does not belong to the step', () => {
    expect(programChooserTransition(open, { type: 'modeChosen', mode: 'online' }, null)).toBe(open);
    expect(programChooserTransition(mode, core, null)).toBe(mode);
  });
});

describe('programChooserProgress', () => {
  // The old counter said '2 of 2' and then '3 of 3', and '2 of 2' to a parent who was asked for the first time.
  it.each([
    [null, ['program', 'mode', 'center']],
    ['euless', ['program', 'mode']],
    ['online', ['program']],
  ] as const)('counts on branch %s %j, and not the program that a page knows', (branch, steps) => {
    steps.forEach((step, index) => {
      expect(programChooserProgress(step, false, branch)).toEqual({
        number: index + 1,
        of: steps.length,
      });
      const given = index === 0 ? null : { number: index, of: steps.length - 1 };
      expect(programChooserProgress(step, true, branch)).toEqual(given);
    });
  });
});

describe('chooseProgram', () => {
  it.each([
    ['core', 'online', null, '/programs/online/core'],
    ['core', 'online', 'euless', '/programs/online/core'],
    ['specialized', 'online', 'online', '/online-specialized-programs'],
    ['specialized', 'online', 'flower-mound', '/online-specialized-programs'],
    ['core', 'in-center', 'euless', '/programs/euless/core'],
    ['core', 'in-center', 'flower-mound', '/programs/flower-mound/core'],
    ['core', 'in-center', null, '/programs/in-center/core'],
    ['core', 'in-center', 'online', '/programs/in-center/core'],
    ['specialized', 'in-center', 'euless', '/euless/programs/specialized'],
    ['specialized', 'in-center', 'flower-mound', '/flower-mound/programs/specialized'],
    ['specialized', 'in-center', null, '/programs/in-center/specialized'],
    ['specialized', 'in-center', 'online', '/programs/in-center/specialized'],
  ] as const)('%s, %s, branch %s leads to %s', (program, mode, branch, path) => {
    expect(chooseProgram(program, mode, branch)).toBe(path);
  });
});
