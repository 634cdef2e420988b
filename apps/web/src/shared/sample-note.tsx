import { chakra } from '@chakra-ui/react';
import { SampleBadge } from '@kidcode/ui';
import type { ReactNode } from 'react';

/** One quiet line for all samples of a part of a page (D-23): what they are, after "Sample content: ". */
export function SampleNote({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.p marginBottom="4">
      <SampleBadge>{children}</SampleBadge>
    </chakra.p>
  );
}
