import { chakra } from '@chakra-ui/react';
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stack } from '../layout/boxes';

const look = (background: string, color: string) => ({ background, '& > svg, & strong': { color } });

const Root = /* @__PURE__ */ chakra('div', {
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
    <Root tone={tone} role={role}>
      <Icon size={22} />
      <Stack alignContent="start" gap="1" justifyItems="start" color="fg.ink">
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
        {action}
      </Stack>
    </Root>
  );
}
