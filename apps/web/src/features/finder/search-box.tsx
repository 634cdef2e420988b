import { chakra } from '@chakra-ui/react';
import { MAX_QUERY_LENGTH, suggestCenters } from '@kidcode/branches';
import { Button, IconButton, SmallText, VisuallyHidden, styled } from '@kidcode/ui';
import { MapPin, Search, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';

import { centerCatalog } from './use-finder';

/** A list that may be open, with at most one option active; null while the typed text itself counts. */
const CLOSED = { isOpen: false, active: null as number | null };

/**
 * The option that an arrow makes active (ARIA APG, "Editable Combobox With List Autocomplete"): the arrows go round at the
 * ends, and pass over the typed text itself on the way, so that one can get back to it.
 */
export function nextOption(active: number | null, by: 1 | -1, options: number): number | null {
  // Places 0 … n-1 are the options, place n is the text.
  const places = options + 1;
  const to = ((active ?? options) + by + places) % places;
  return to === options ? null : to;
}

const Form = /* @__PURE__ */ styled('form', { display: 'grid', gap: '2', minWidth: '0' });
/* Where the field would be too narrow for what it asks for, the button takes the line below it. */
const Line = /* @__PURE__ */ styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& > div': { flex: '999 1 12.5rem', minWidth: '0' },
  '& > button': { flexGrow: '1' },
});
const Box = /* @__PURE__ */ styled('div', {
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    insetInlineStart: '4',
    top: 'calc(50% - 11px)',
    color: 'fg.quiet',
    pointerEvents: 'none',
  },
  '& > button': { position: 'absolute', insetInlineEnd: '2px', top: '2px' },
});
const Input = /* @__PURE__ */ styled('input', {
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
});

const List = /* @__PURE__ */ styled('ul', {
  position: 'absolute',
  insetInline: '0',
  top: 'calc(100% + 6px)',
  zIndex: 'header',
  padding: '2',
  borderRadius: 'control',
  background: 'bg.raised',
  border: '1px solid {colors.line.hair}',
  boxShadow: 'float',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    paddingInline: '3',
    borderRadius: '8px',
    cursor: 'pointer',
  },
  '& > li:hover': { background: 'bg.sunken' },
  '& > li[aria-selected=true]': { background: 'accent.tint', color: 'accent.text' },
  '& svg': { flexShrink: '0', color: 'accent.text' },
  '& mark': { background: 'none', color: 'inherit', fontWeight: '700' },
});

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  const needle = query.trim().toLowerCase();
  const start = text.toLowerCase().indexOf(needle);
  if (needle === '' || start < 0) return <span>{text}</span>;
  const end = start + needle.length;
  return (
    <span>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}

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
  const [state, setState] = useState(CLOSED);
  const known = suggestCenters(query, centerCatalog(undefined).index);
  const options = state.isOpen ? known : [];
  const isOpen = options.length > 0;
  const active = isOpen && state.active !== null ? options[state.active] : undefined;
  const close = () => setState(CLOSED);
  const pick = (value: string) => {
    onPick(value);
    close();
  };
  const submit = () => {
    if (active !== undefined) {
      pick(active);
      return;
    }
    close();
    onSubmit(query);
  };
  const move = (event: KeyboardEvent, by: 1 | -1) => {
    event.preventDefault();
    setState({ isOpen: true, active: nextOption(state.active, by, known.length) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Escape') {
      event.preventDefault();
      if (isOpen) close();
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
      <Line>
        <Box>
          <Search size={22} />
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
              setState({ isOpen: true, active: null });
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {query !== '' && <IconButton label="Clear the search" icon={<X size={20} />} onClick={clear} />}
          <List id={`${id}-list`} role="listbox" aria-label="Suggestions" hidden={!isOpen}>
            {options.map((option, position) => (
              <li
                key={option}
                id={`${id}-${String(position)}`}
                role="option"
                aria-selected={position === state.active}
                // Focus stays in the input, which names the active option.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(option)}
                onKeyDown={undefined}
              >
                <MapPin size={18} />
                <Marked text={option} query={query} />
              </li>
            ))}
          </List>
        </Box>
        <Button type="submit" variant="accent">
          Search
        </Button>
      </Line>
      <SmallText id={`${id}-hint`}>{HINT}</SmallText>
      <VisuallyHidden role="status">
        {isOpen
          ? `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys.`
          : ''}
      </VisuallyHidden>
    </Form>
  );
}
