import { Section, Steps as StepList } from '@kidcode/ui';

import { Split } from '../features/company/split';
import type { BlockProps } from './all-blocks';

export function Steps({ stands, steps, ...frame }: BlockProps<'steps'>) {
  const list = <StepList steps={steps} />;
  return stands === 'beside' ? (
    <Split sticky {...frame}>
      {list}
    </Split>
  ) : (
    <Section {...frame}>{list}</Section>
  );
}
