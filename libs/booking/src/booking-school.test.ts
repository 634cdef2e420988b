import { CENTER_IDS, DEFAULT_CENTER } from '@kidcode/branches';
import { centerToVisit } from './booking-choices';
import type { BookingSchool } from './booking-choices';
import { CLOSED_PROGRAM_CHOOSER, programChooserTransition, resumeProgramChooser } from './program-chooser';
import type { ProgramChooserEvent, ProgramChooserState } from './program-chooser';
import { resumeTrial, trialTransition } from './trial-transition';
import { CLOSED_TRIAL } from './trial-flow';
import type { TrialEvent, TrialState } from './trial-flow';

const center = DEFAULT_CENTER;
const CENTERS_ONLY: BookingSchool = { hasOnline: false, centers: CENTER_IDS };
const ONE_CENTER: BookingSchool = { hasOnline: true, centers: [center] };
const ONE_CENTER_ONLY: BookingSchool = { hasOnline: false, centers: [center] };

type Flow<State, Event> = (state: State, event: Event, branch: null, school: BookingSchool) => State;
const after =
  <State, Event>(flow: Flow<State, Event>, closed: State) =>
  (school: BookingSchool, ...events: Event[]): State =>
    events.reduce((state, event) => flow(state, event, null, school), closed);
const trial = after<TrialState, TrialEvent>(trialTransition, CLOSED_TRIAL);
const chooser = after<ProgramChooserState, ProgramChooserEvent>(
  programChooserTransition,
  CLOSED_PROGRAM_CHOOSER,
);

const open = { type: 'opened', purpose: 'trial' } as const;
const core = { type: 'programChosen', program: 'core' } as const;
const atCenter = { type: 'centerChosen', center } as const;
const backed = { type: 'backed' } as const;
const openCore = { ...open, program: 'core' } as const;

describe('a school without classes online', () => {
  it('asks a family for the center and not for the format of the trial', () => {
    const asked = trial(CENTERS_ONLY, open, core);
    expect(asked).toMatchObject({ step: 'center', program: 'core' });
    expect(trial(CENTERS_ONLY, open, core, atCenter)).toMatchObject({
      step: 'session',
      center,
      centerAsked: true,
    });
    expect(trial(CENTERS_ONLY, open, core, atCenter, backed)).toEqual(asked);
    expect(trial(CENTERS_ONLY, open, core, backed)).toEqual(trial(CENTERS_ONLY, open));
    expect(trial(CENTERS_ONLY, openCore)).toMatchObject({ step: 'center', programGiven: true });
    expect(trial(CENTERS_ONLY, openCore, backed)).toEqual(CLOSED_TRIAL);
    expect(resumeTrial(trial(CENTERS_ONLY, open), ['core', center], null, CENTERS_ONLY)).toEqual(
      trial(CENTERS_ONLY, open, core, atCenter),
    );
  });

  it('asks a family with a center for neither', () => {
    const opened = trialTransition(CLOSED_TRIAL, open, center, CENTERS_ONLY);
    const session = trialTransition(opened, core, center, CENTERS_ONLY);
    expect(session).toMatchObject({ step: 'session', center, centerAsked: false });
    expect(trialTransition(session, backed, center, CENTERS_ONLY)).toEqual(opened);
  });

  it('leads from the program over the center to its page', () => {
    const asked = chooser(CENTERS_ONLY, { type: 'opened' }, core);
    expect(asked).toEqual({ step: 'center', program: 'core' });
    expect(chooser(CENTERS_ONLY, { type: 'opened' }, core, atCenter)).toEqual({
      step: 'chosen',
      path: `/programs/${center}/core`,
    });
    expect(chooser(CENTERS_ONLY, { type: 'opened' }, core, backed)).toEqual({ step: 'program' });
    expect(resumeProgramChooser({ step: 'program' }, ['core'], null, CENTERS_ONLY)).toEqual(asked);
  });
});

describe('a school with a single center', () => {
  it('never asks which one', () => {
    expect(centerToVisit(null, ONE_CENTER)).toBe(center);
    const inCenter = { type: 'formatChosen', mode: 'in-center' } as const;
    expect(trial(ONE_CENTER, openCore, inCenter)).toMatchObject({ step: 'session', center });
    expect(trial(ONE_CENTER_ONLY, openCore)).toMatchObject({ step: 'session', center });
    expect(chooser(ONE_CENTER_ONLY, { type: 'opened', program: 'core' })).toMatchObject({ step: 'chosen' });
  });
});
