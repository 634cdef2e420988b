import { chakra } from '@chakra-ui/react';
import { SampleBadge } from '@kidcode/ui';
import type { ReactNode } from 'react';

const Line = /* @__PURE__ */ chakra('p', { base: { marginBottom: '4' } });

/** One quiet line for all samples of a part of a page (D-23): what they are, after "Sample content: ". */
export function SampleNote({ children }: { readonly children: ReactNode }) {
  return (
    <Line>
      <SampleBadge>{children}</SampleBadge>
    </Line>
  );
}
