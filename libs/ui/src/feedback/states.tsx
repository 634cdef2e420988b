import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A small stack of building blocks: whole for "nothing here yet", tumbled for "something went wrong". */
function BlockMark({ tumbled }: { readonly tumbled: boolean }) {
  return (
    <chakra.svg viewBox="0 0 104 72" width="6.5rem" height="4.5rem" overflow="visible" aria-hidden="true">
      <path
        fill="var(--k-colors-accent-wash)"
        d="M6 44v-4q0-4 4-4h6q4 0 4 4v4h8v-4q0-4 4-4h6q4 0 4 4v4h6v28H0V44z"
      />
      <path
        fill="var(--k-colors-accent-solid)"
        d="M58 44v-4q0-4 4-4h6q4 0 4 4v4h8v-4q0-4 4-4h6q4 0 4 4v4h6v28H52V44z"
      />
      <path
        fill="var(--k-colors-action-solid)"
        transform={tumbled ? 'rotate(24 60 20) translate(8 -6)' : undefined}
        d="M32 12V8q0-4 4-4h6q4 0 4 4v4h8V8q0-4 4-4h6q4 0 4 4v4h6v24H26V12z"
      />
    </chakra.svg>
  );
}

const Root = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    padding: 'clamp(1.5rem, 4vw, 3rem)',
    borderRadius: 'card',
    '& > h2, & > h3': { textStyle: 'h3', fontSize: 'xl' },
    // Beside the bricks, where there is room.
    sm: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '8',
      '& > *': { gridColumn: '2' },
      '& > svg': { gridColumn: '1', gridRow: '1 / span 3' },
    },
  },
  variants: { tone: { empty: { background: 'bg.sunken' }, error: { background: 'status.dangerTint' } } },
});

interface StatePanelProps {
  readonly tone: 'empty' | 'error';
  /** What is missing or went wrong, as a sentence, in words a parent uses. */
  readonly title: ReactNode;
  readonly level?: 2 | 3;
  readonly role?: 'alert' | 'status';
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

function StatePanel({ tone, title, level = 3, role, action, children }: StatePanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Root tone={tone} role={role}>
      <BlockMark tumbled={tone === 'error'} />
      <Heading>{title}</Heading>
      {children !== undefined && <chakra.div maxWidth="text">{children}</chakra.div>}
      {action}
    </Root>
  );
}

/** Nothing to show, told kindly, with a way on; `role` announces it in lists that empty while one types. */
export const EmptyState = (props: Omit<StatePanelProps, 'tone'>) => <StatePanel tone="empty" {...props} />;

/** A failure, announced when it appears, with what to do about it: try again, or another way to reach us. */
export const ErrorState = (props: Required<Pick<StatePanelProps, 'title' | 'action'>>) => (
  <StatePanel tone="error" role="alert" {...props} />
);
