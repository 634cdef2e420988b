/** A combobox whose list may be open, with at most one option active (ARIA APG, "Editable Combobox With List Autocomplete"). */
export interface ComboboxState {
  readonly isOpen: boolean;
  /** The position of the active option; null while the typed text itself counts. */
  readonly active: number | null;
}

export type ComboboxEvent =
  | { readonly type: 'typed' }
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly options: number }
  | { readonly type: 'closed' };

export const CLOSED_COMBOBOX: ComboboxState = { isOpen: false, active: null };

/**
 * The combobox after an event. The arrows open a closed list, go round at its ends, and pass over the typed text
 * itself on the way, so that one can get back to it.
 */
export function comboboxTransition(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  switch (event.type) {
    case 'typed':
      return { isOpen: true, active: null };
    case 'closed':
      return CLOSED_COMBOBOX;
    case 'moved': {
      if (event.options === 0) return CLOSED_COMBOBOX;
      // Places 0 … n-1 are the options, place n is the text.
      const places = event.options + 1;
      const from = state.isOpen ? (state.active ?? event.options) : event.options;
      const to = (from + event.by + places) % places;
      return { isOpen: true, active: to === event.options ? null : to };
    }
  }
}
