import type { LeadId } from './lead-id';

/** A lead form while it is sent. The values stay in the form until success. Specification 1, section 4. */
export type LeadFormState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  /** The form is reset, and a dialog closes. */
  | { readonly step: 'success'; readonly reference: LeadId }
  /** The lead is kept; its reference is shown with phone and mail as other ways. */
  | { readonly step: 'error'; readonly reference: LeadId };

export type LeadFormEvent =
  | { readonly type: 'submitted' }
  | { readonly type: 'delivered'; readonly reference: LeadId }
  | { readonly type: 'failed'; readonly reference: LeadId }
  | { readonly type: 'closed' };

export const IDLE_LEAD_FORM: LeadFormState = { step: 'idle' };

/** The form after an event: while one lead is on its way, a second tap sends nothing. */
export function leadFormTransition(state: LeadFormState, event: LeadFormEvent): LeadFormState {
  switch (event.type) {
    case 'submitted':
      return state.step === 'sending' ? state : { step: 'sending' };
    case 'delivered':
      // A kept lead may arrive by itself after the form has said that it failed.
      return state.step === 'idle' ? state : { step: 'success', reference: event.reference };
    case 'failed':
      return state.step === 'sending' ? { step: 'error', reference: event.reference } : state;
    case 'closed':
      return IDLE_LEAD_FORM;
  }
}
