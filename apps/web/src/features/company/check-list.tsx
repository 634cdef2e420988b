import { Icon, Stack, styled } from '@kidcode/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

const Item = /* @__PURE__ */ styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '4',
  paddingBlock: '4',
  borderTop: '1px solid {colors.line.hair}',
  _first: { borderTopWidth: '0', paddingTop: '0' },
  '& > span': { color: 'accent.text' },
  '& h3': { textStyle: 'h3' },
  '& p': { color: 'fg.quiet', maxWidth: 'text' },
});

interface CheckListProps {
  readonly points: readonly { readonly title: string; readonly text: ReactNode }[];
}

export function CheckList({ points }: CheckListProps) {
  return (
    <Stack as="ul">
      {points.map(({ title, text }) => (
        <Item key={title}>
          <Icon icon={Check} size={26} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </Item>
      ))}
    </Stack>
  );
}
