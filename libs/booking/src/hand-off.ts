/**
 * A hand-off to the portal while it happens: asked for, being made, or blocked with its link ready to tap.
 * Used by camp registration and the start-date dialog.
 */
export type HandOffState =
  | { readonly step: 'idle' }
  | { readonly step: 'creating' }
  | { readonly step: 'blocked'; readonly url: string };

type HandOffEvent =
  | { readonly type: 'submitted' }
  | { readonly type: 'opened' }
  | { readonly type: 'popupBlocked'; readonly url: string }
  | { readonly type: 'failed' }
  | { readonly type: 'dismissed' };

export const IDLE_HAND_OFF: HandOffState = { step: 'idle' };

/**
 * The hand-off after an event. While a link is being made a second submission changes nothing, so nothing is
 * registered twice (specification 2, section 4); late answers of an abandoned hand-off change nothing either.
 */
export function handOffTransition(state: HandOffState, event: HandOffEvent): HandOffState {
  switch (event.type) {
    case 'submitted':
      return state.step === 'creating' ? state : { step: 'creating' };
    case 'popupBlocked':
      return state.step === 'creating' ? { step: 'blocked', url: event.url } : state;
    case 'opened':
    case 'failed':
    case 'dismissed':
      return state.step === 'idle' ? state : IDLE_HAND_OFF;
  }
}

/** The 'Select Camp Start Date' dialog of an online course. Specification 2, sections 2 and 4. */
export type StartDateState =
  | { readonly step: 'closed' }
  | {
      readonly step: 'choosing' | 'processing';
      readonly courseCode: string;
      /** Empty while no date is chosen. */
      readonly startLabel: string;
    };

export type StartDateEvent =
  | { readonly type: 'opened'; readonly courseCode: string; readonly startDates: readonly string[] }
  | { readonly type: 'dateChosen'; readonly startLabel: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed' }
  | { readonly type: 'dismissed' };

export const CLOSED_START_DATE: StartDateState = { step: 'closed' };

/** Register is disabled until a date is chosen, and while processing. */
export const canRegisterCourse = (state: StartDateState): boolean =>
  state.step === 'choosing' && state.startLabel !== '';

/** The dialog after an event: it opens with the first date chosen, and closes on success. */
export function startDateTransition(state: StartDateState, event: StartDateEvent): StartDateState {
  if (event.type === 'opened') {
    const { courseCode, startDates } = event;
    return { step: 'choosing', courseCode, startLabel: startDates[0] ?? '' };
  }
  if (state.step === 'closed') return state;
  switch (event.type) {
    case 'dateChosen':
      return state.step === 'choosing' ? { ...state, startLabel: event.startLabel } : state;
    case 'submitted':
      return canRegisterCourse(state) ? { ...state, step: 'processing' } : state;
    case 'succeeded':
      return state.step === 'processing' ? CLOSED_START_DATE : state;
    case 'failed':
      return { ...state, step: 'choosing' };
    case 'dismissed':
      return CLOSED_START_DATE;
  }
}
