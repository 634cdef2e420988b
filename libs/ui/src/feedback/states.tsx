import { chakra } from '@chakra-ui/react';
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Stack } from '../layout/boxes';

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

const look = (background: string, color: string) => ({ background, '& > svg, & strong': { color } });

const NoticeRoot = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    width: 'full',
    padding: '4',
    borderRadius: 'control',
    overflowWrap: 'anywhere',
    '& > svg': { marginTop: '0.1em' },
  },
  variants: {
    tone: {
      info: look('accent.tint', 'accent.text'),
      success: look('status.successTint', 'status.success'),
      warning: look('status.warningTint', 'status.warning'),
      danger: look('status.dangerTint', 'status.danger'),
    },
  },
});

const ICON = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert } as const;

interface NoticeProps {
  readonly tone?: keyof typeof ICON;
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  /** Announced when it appears after loading: `alert` for failures, `status` for the rest. Leave out in static text. */
  readonly role?: 'alert' | 'status';
  readonly children?: ReactNode;
}

/** A message that belongs to its place on the page, told by icon and words, not by colour alone. */
export function Notice({ tone = 'info', title, action, role, children }: NoticeProps) {
  const Icon = ICON[tone];
  return (
    <NoticeRoot tone={tone} role={role}>
      <Icon size={22} />
      <Stack alignContent="start" gap="1" justifyItems="start" color="fg.ink">
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
        {action}
      </Stack>
    </NoticeRoot>
  );
}
