import { chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';

const List = /* @__PURE__ */ chakra('ul', {
  base: {
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
  },
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

interface SuggestionListProps {
  readonly id: string;
  readonly optionId: (position: number) => string;
  readonly options: readonly string[];
  readonly active: number | null;
  readonly query: string;
  readonly onPick: (option: string) => void;
}

/** The list under the search; focus stays in the input, which names the active option. */
export function SuggestionList({ id, optionId, options, active, query, onPick }: SuggestionListProps) {
  return (
    <List id={id} role="listbox" aria-label="Suggestions" hidden={options.length === 0}>
      {options.map((option, position) => (
        <li
          key={option}
          id={optionId(position)}
          role="option"
          aria-selected={position === active}
          // Focus stays in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
          onKeyDown={undefined}
        >
          <MapPin size={18} aria-hidden="true" />
          <Marked text={option} query={query} />
        </li>
      ))}
    </List>
  );
}
