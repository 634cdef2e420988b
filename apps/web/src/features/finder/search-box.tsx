import { chakra } from '@chakra-ui/react';
import { MAX_QUERY_LENGTH, suggestCenters } from '@kidcode/branches';
import { Button, IconButton, SmallText, Stack, VisuallyHidden } from '@kidcode/ui';
import { Search, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';

import { centerCatalog } from './use-finder';
import { SuggestionList } from './suggestion-list';

/** A combobox whose list may be open, with at most one option active (ARIA APG, "Editable Combobox With List Autocomplete"). */
export interface ComboboxState {
  readonly isOpen: boolean;
  /** The position of the active option; null while the typed text itself counts. */
  readonly active: number | null;
}

type ComboboxEvent =
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

const Form = /* @__PURE__ */ chakra('form', {
  base: { display: 'grid', gap: '2', minWidth: '0' },
});
const Box = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'relative',
    '& > svg': {
      position: 'absolute',
      insetInlineStart: '4',
      top: 'calc(50% - 11px)',
      color: 'fg.quiet',
      pointerEvents: 'none',
    },
    '& > button': { position: 'absolute', insetInlineEnd: '2px', top: '2px' },
  },
});
const Input = /* @__PURE__ */ chakra('input', {
  base: {
    width: 'full',
    height: '3rem',
    paddingInlineStart: '3rem',
    paddingInlineEnd: '3',
    '&:not(:placeholder-shown)': { paddingInlineEnd: '3rem' },
    borderRadius: 'control',
    border: '2px solid {colors.line.strong}',
    background: 'bg.raised',
    color: 'fg.ink',
    fontSize: 'md',
    textOverflow: 'ellipsis',
    _hover: { borderColor: 'fg.ink' },
    _focusVisible: { borderRadius: 'control', borderColor: 'accent.text', outlineOffset: '1px' },
  },
});

interface SearchBoxProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onPick: (suggestion: string) => void;
  /** Enter on the text itself, or the button: what was typed may be the parent's own place. */
  readonly onSubmit: (query: string) => void;
}

const HINT = 'Name, city or ZIP code. Type your own ZIP code to see how far each center is.';

/** The search: a combobox that suggests names, cities, states and ZIP codes of centers (specification 2, section 5). */
export function SearchBox({ query, onQuery, onPick, onSubmit }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState(CLOSED_COMBOBOX);
  const options = state.isOpen ? suggestCenters(query, centerCatalog(undefined).index) : [];
  const isOpen = options.length > 0;
  const active = isOpen && state.active !== null ? options[state.active] : undefined;
  const happen = (event: ComboboxEvent) => setState((before) => comboboxTransition(before, event));
  const pick = (value: string) => {
    onPick(value);
    happen({ type: 'closed' });
  };
  const submit = () => {
    if (active !== undefined) {
      pick(active);
      return;
    }
    happen({ type: 'closed' });
    onSubmit(query);
  };
  const move = (event: KeyboardEvent, by: 1 | -1) => {
    event.preventDefault();
    const known = suggestCenters(query, centerCatalog(undefined).index).length;
    happen({ type: 'moved', by, options: known });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Escape') {
      event.preventDefault();
      if (isOpen) happen({ type: 'closed' });
      else onQuery('');
    }
  };
  const clear = () => {
    onQuery('');
    input.current?.focus();
  };
  return (
    <Form
      role="search"
      action="/learning-centers"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <chakra.label textStyle="label" justifySelf="start" htmlFor={`${id}-input`}>
        Find a center
      </chakra.label>
      <Stack gap="2" gridTemplateColumns="minmax(0, 1fr) auto">
        <Box>
          <Search size={22} aria-hidden="true" />
          <Input
            ref={input}
            id={`${id}-input`}
            name="q"
            // No `search`: a combobox is not allowed on one.
            type="text"
            inputMode="search"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active === undefined ? undefined : `${id}-${String(state.active)}`}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_QUERY_LENGTH}
            placeholder="City or ZIP code"
            value={query}
            onChange={(event) => {
              onQuery(event.currentTarget.value);
              happen({ type: 'typed' });
            }}
            onKeyDown={onKeyDown}
            onBlur={() => happen({ type: 'closed' })}
          />
          {query !== '' && (
            <IconButton label="Clear the search" icon={<X size={20} aria-hidden="true" />} onClick={clear} />
          )}
          <SuggestionList
            id={`${id}-list`}
            optionId={(position) => `${id}-${String(position)}`}
            options={options}
            active={state.active}
            query={query}
            onPick={pick}
          />
        </Box>
        <Button type="submit" variant="accent">
          Search
        </Button>
      </Stack>
      <SmallText id={`${id}-hint`}>{HINT}</SmallText>
      <VisuallyHidden role="status">
        {isOpen
          ? `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys.`
          : ''}
      </VisuallyHidden>
    </Form>
  );
}
