import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';

import { useHydrated } from '../layout/use-hydrated';
import { styled } from '../layout/styled';

/**
 * Which tab a key leads to in a horizontal tab list (ARIA Authoring Practices, "Tabs").
 *
 * @returns the index; undefined when the key is none of the list's.
 */
export const nextTab = (key: string, current: number, count: number): number | undefined =>
  new Map([
    ['ArrowRight', (current + 1) % count],
    ['ArrowLeft', (current - 1 + count) % count],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key);

const List = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    width: 'fit-content',
    maxWidth: 'full',
    overflowX: 'auto',
    padding: '1',
    marginBottom: '6',
    borderRadius: '16px',
    background: 'bg.sunken',
  },
  variants: {
    // On a phone every name is seen at once: in rows of three, or fewer where letters are large, instead of a line that scrolls.
    many: { true: { mdDown: { flexWrap: 'wrap', width: 'full', '& > a': { flex: '1 1 30%' } } } },
  },
});
const Tab = /* @__PURE__ */ styled('a', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'touch',
  paddingInline: { base: '3', md: 'clamp(0.55rem, 1.2vw, 1.25rem)' },
  borderRadius: 'control',
  fontFamily: 'heading',
  fontWeight: '600',
  whiteSpace: 'nowrap',
  color: 'fg.quiet',
  transition: 'background-color',
  transitionDuration: 'fast',
  '&:hover:not([data-selected])': { color: 'fg.ink' },
  _focusVisible: { borderRadius: 'control', outlineOffset: '-3px' },
  '&[data-selected]': { background: 'accent.solid', color: 'accent.on' },
  '& > [data-short]': { md: { display: 'none' } },
  '& > [data-long]': { mdDown: { display: 'none' } },
});
/* Where scripts run, only the chosen panel is ever painted; where they do not, all of them are. Until they run, the
   panel that the address names, or that holds what it names, stands alone: nothing moves when they mark its tab. */
const Panel = /* @__PURE__ */ styled('div', {
  scrollMarginTop: '9rem',
  '@media (scripting: enabled)': {
    '&[data-inactive]:not(:target, :has(> :target))': { display: 'none' },
    '[data-asleep]:has(> [role=tabpanel]:target, > [role=tabpanel] > :target) > :not(:target, :has(> :target))&':
      { display: 'none' },
  },
});

interface TabItem {
  readonly id: string;
  readonly label: string;
  /** Used under 768 px. */
  readonly shortLabel?: string;
  readonly panel: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/**
 * Tabs after the ARIA Authoring Practices: one tab stop, arrows, Home and End move and choose. Every panel is in
 * the HTML; until scripts run the tabs are links to the panels.
 */
export function Tabs({ label, tabs, selected: current, onSelect }: TabsProps) {
  const prefix = useId();
  const hydrated = useHydrated();
  const tabId = (id: string) => `${prefix}-tab-${id}`;
  const panelId = (id: string) => `${prefix}-panel-${id}`;
  const press = (event: MouseEvent, id: string) => {
    event.preventDefault();
    onSelect(id);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const next = tabs[nextTab(event.key, at, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[id="${tabId(next.id)}"]`)?.focus();
  };
  return (
    <div data-asleep={hydrated ? undefined : ''}>
      <List many={tabs.length > 4} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tabId(tab.id)}
            href={`#${panelId(tab.id)}`}
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={panelId(tab.id)}
            tabIndex={hydrated && tab.id !== current ? -1 : 0}
            data-selected={tab.id === current ? '' : undefined}
            onClick={(event) => press(event, tab.id)}
          >
            {tab.shortLabel === undefined ? (
              tab.label
            ) : (
              <>
                <span data-long>{tab.label}</span>
                <span data-short>{tab.shortLabel}</span>
              </>
            )}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          id={panelId(tab.id)}
          role="tabpanel"
          aria-labelledby={tabId(tab.id)}
          data-inactive={tab.id === current ? undefined : ''}
          hidden={hydrated && tab.id !== current}
        >
          {tab.panel}
        </Panel>
      ))}
    </div>
  );
}
