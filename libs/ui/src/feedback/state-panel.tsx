import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Root = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    padding: 'clamp(1.5rem, 4vw, 3rem)',
    borderRadius: 'card',
    '& > h2, & > h3': { textStyle: 'h3', fontSize: 'xl' },
  },
  variants: { tone: { empty: { background: 'bg.sunken' }, error: { background: 'status.dangerTint' } } },
});

export interface StatePanelProps {
  readonly tone: 'empty' | 'error';
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly level?: 2 | 3;
  readonly role?: 'alert' | 'status';
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The frame that `EmptyState` and `ErrorState` share. */
export function StatePanel({ tone, picture, title, level = 3, role, action, children }: StatePanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Root tone={tone} role={role}>
      {picture}
      <Heading>{title}</Heading>
      {children !== undefined && <chakra.div maxWidth="text">{children}</chakra.div>}
      {action}
    </Root>
  );
}
