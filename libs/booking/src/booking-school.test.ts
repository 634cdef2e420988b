import { DEFAULT_CENTER, type CenterId } from '@kidcode/branches';
import { centerToVisit } from './booking-choices';
import {
  CLOSED_PROGRAM_CHOOSER,
  programChooserProgress,
  programChooserTransition,
  resumeProgramChooser,
} from './program-chooser';
import type { ProgramChooserEvent } from './program-chooser';
import { resumeTrial, trialTransition } from './trial-transition';
import { CLOSED_TRIAL, trialPlace, trialProgress, trialQuestion, type TrialEvent } from './trial-flow';

let mockSchool: { readonly HAS_ONLINE: boolean; readonly CENTER_IDS: readonly CenterId[] };
jest.mock('@kidcode/branches', () => ({
  ...jest.requireActual<object>('@kidcode/branches'),
  get HAS_ONLINE() {
    return mockSchool.HAS_ONLINE;
  },
  get CENTER_IDS() {
    return mockSchool.CENTER_IDS;
  },
}));

const { CENTER_IDS: centers } = jest.requireActual<{ CENTER_IDS: readonly CenterId[] }>('@kidcode/branches');
const center = DEFAULT_CENTER;
const school = (HAS_ONLINE: boolean, CENTER_IDS: readonly CenterId[]) => () => {
  mockSchool = { HAS_ONLINE, CENTER_IDS };
};

const trial = (...events: TrialEvent[]) =>
  events.reduce((state, event) => trialTransition(state, event, null), CLOSED_TRIAL);
const chooser = (...events: ProgramChooserEvent[]) =>
  events.reduce((state, event) => programChooserTransition(state, event, null), CLOSED_PROGRAM_CHOOSER);

const open = { type: 'opened', purpose: 'trial' } as const;
const core = { type: 'programChosen', program: 'core' } as const;
const atCenter = { type: 'centerChosen', center } as const;
const backed = { type: 'backed' } as const;
const openCore = { ...open, program: 'core' } as const;

describe('a school without classes online', () => {
  beforeEach(school(false, centers));

  it('asks a family for the center and not for the format of the trial', () => {
    const asked = trial(open, core);
    expect(asked).toMatchObject({ step: 'center', program: 'core' });
    expect(trial(open, core, atCenter)).toMatchObject({
      step: 'session',
      center,
      centerAsked: true,
    });
    expect(trial(open, core, atCenter, backed)).toEqual(asked);
    expect(trial(open, core, backed)).toEqual(trial(open));
    expect(trial(openCore)).toMatchObject({ step: 'center', programGiven: true });
    expect(trial(openCore, backed)).toEqual(CLOSED_TRIAL);
    expect(resumeTrial(trial(open), ['core', center], null)).toEqual(trial(open, core, atCenter));
  });

  it('asks a family with a center for neither', () => {
    const opened = trialTransition(CLOSED_TRIAL, open, center);
    const session = trialTransition(opened, core, center);
    expect(session).toMatchObject({ step: 'session', center, centerAsked: false });
    expect(trialTransition(session, backed, center)).toEqual(opened);
  });

  it('leads from the program over the center to its page', () => {
    const asked = chooser({ type: 'opened' }, core);
    expect(asked).toEqual({ step: 'center', program: 'core' });
    expect(chooser({ type: 'opened' }, core, atCenter)).toEqual({
      step: 'chosen',
      path: `/programs/${center}/core`,
    });
    expect(chooser({ type: 'opened' }, core, backed)).toEqual({ step: 'program' });
    expect(resumeProgramChooser({ step: 'program' }, ['core'], null)).toEqual(asked);
  });

  it('counts what it asks, and not the way of learning', () => {
    const asking = trialQuestion(trial(openCore));
    expect(asking && trialProgress(asking, null)).toEqual({ number: 1, of: 2 });
    expect(programChooserProgress('center', false, null)).toEqual({ number: 2, of: 2 });
  });
});

describe('a school with a single center', () => {
  beforeEach(school(true, [center]));

  it('never asks which one', () => {
    expect(centerToVisit(null)).toBe(center);
    const inCenter = { type: 'formatChosen', mode: 'in-center' } as const;
    expect(trial(openCore, inCenter)).toMatchObject({ step: 'session', center });
  });
});

describe('a school with a single center and without classes online', () => {
  beforeEach(school(false, [center]));

  it('asks neither', () => {
    expect(trial(openCore)).toMatchObject({ step: 'session', center });
    expect(chooser({ type: 'opened', program: 'core' })).toMatchObject({ step: 'chosen' });
    expect(trialPlace(trial(open), null)).toBe(center);
  });
});
