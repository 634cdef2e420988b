import { chakra } from '@chakra-ui/react';
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stack } from '../layout/stack';

const Root = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    width: 'full',
    padding: '4',
    borderRadius: 'control',
    '& > svg': { marginTop: '0.1em' },
  },
  variants: {
    tone: {
      info: {
        background: 'accent.tint',
        '& > svg, & strong': { color: 'accent.text' },
      },
      success: {
        background: 'status.successTint',
        '& > svg, & strong': { color: 'status.success' },
      },
      warning: {
        background: 'status.warningTint',
        '& > svg, & strong': { color: 'status.warning' },
      },
      danger: {
        background: 'status.dangerTint',
        '& > svg, & strong': { color: 'status.danger' },
      },
    },
  },
});

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const ICON = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert } as const;

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  /** What the visitor can do about it. */
  readonly action?: ReactNode;
  /** Announced when it appears after loading: `alert` for failures, `status` for the rest. Leave out in static text. */
  readonly role?: 'alert' | 'status';
  readonly children?: ReactNode;
}

/** A message that belongs to its place on the page, told by icon and words, not by colour alone. */
export function Notice({ tone = 'info', title, action, role, children }: NoticeProps) {
  const Icon = ICON[tone];
  return (
    <Root tone={tone} role={role}>
      <Icon size={22} aria-hidden="true" />
      <Stack alignContent="start" gap="1" justifyItems="start" color="fg.ink">
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
        {action}
      </Stack>
    </Root>
  );
}
