import { chakra } from '@chakra-ui/react';
import { List, Map as MapIcon } from 'lucide-react';

const Root = /* @__PURE__ */ chakra('div', {
  base: {
    display: { base: 'grid', lg: 'none' },
    gridTemplateColumns: '1fr 1fr',
    padding: '4px',
    borderRadius: 'control',
    background: 'bg.sunken',
    '& > button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minHeight: 'touch',
      borderRadius: '9px',
      fontFamily: 'heading',
      fontWeight: '600',
    },
    '& > button[aria-pressed=true]': {
      background: 'bg.raised',
      color: 'accent.text',
      boxShadow: 'mark',
    },
  },
});

export type FinderView = 'list' | 'map';

interface ViewSwitchProps {
  readonly view: FinderView;
  readonly onView: (view: FinderView) => void;
}

/** On phones the list comes first, and the map is one tap away. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <Root role="group" aria-label="Show centers as">
      <button type="button" aria-pressed={view === 'list'} onClick={() => onView('list')}>
        <List size={20} aria-hidden="true" /> List
      </button>
      <button type="button" aria-pressed={view === 'map'} onClick={() => onView('map')}>
        <MapIcon size={20} aria-hidden="true" /> Map
      </button>
    </Root>
  );
}
