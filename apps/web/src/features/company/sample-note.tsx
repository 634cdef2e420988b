import { chakra } from '@chakra-ui/react';
import { SampleBadge } from '@kidcode/ui';
import type { ReactNode } from 'react';

const Line = /* @__PURE__ */ chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBottom: '4',
    color: 'fg.quiet',
    textStyle: 'small',
  },
});

/** One quiet line for all samples of a part of a page (D-23). */
export function SampleNote({ children }: { readonly children: ReactNode }) {
  return (
    <Line>
      <SampleBadge />
      <span>{children}</span>
    </Line>
  );
}
