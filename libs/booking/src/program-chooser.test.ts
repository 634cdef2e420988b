import { CLOSED_PROGRAM_CHOOSER, programChooserTransition } from './program-chooser';

const open = programChooserTransition(CLOSED_PROGRAM_CHOOSER, { type: 'opened' }, 'euless');
const mode = programChooserTransition(open, { type: 'programChosen', program: 'core' }, 'euless');

describe('programChooserTransition', () => {
  it('asks for the program, then the learning mode, then leads to the page', () => {
    expect(open).toEqual({ step: 'program' });
    expect(mode).toEqual({ step: 'mode', program: 'core' });
    expect(programChooserTransition(mode, { type: 'modeChosen', mode: 'in-center' }, 'euless')).toEqual({
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

  it('goes back one step, then closes', () => {
    expect(programChooserTransition(mode, { type: 'backed' }, null)).toEqual(open);
    expect(programChooserTransition(open, { type: 'backed' }, null)).toEqual(CLOSED_PROGRAM_CHOOSER);
    expect(programChooserTransition(mode, { type: 'dismissed' }, null)).toEqual(CLOSED_PROGRAM_CHOOSER);
  });

  it('ignores what does not belong to the step', () => {
    expect(programChooserTransition(open, { type: 'modeChosen', mode: 'online' }, null)).toBe(open);
    expect(programChooserTransition(mode, { type: 'programChosen', program: 'core' }, null)).toBe(mode);
  });
});
