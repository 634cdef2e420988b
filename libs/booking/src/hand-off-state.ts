/**
 * A hand-off to the portal while it happens: asked for, being made, or blocked with its link ready to tap.
 * Used by camp registration and the start-date dialog.
 */
export type HandOffState =
  | { readonly step: 'idle' }
  | { readonly step: 'creating' }
  | { readonly step: 'blocked'; readonly url: string };

export type HandOffEvent =
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
