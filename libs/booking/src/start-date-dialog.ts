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
