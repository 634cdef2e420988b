import { Band } from '@kidcode/ui';

import { CheckList } from '../../features/company/check-list';
import { Split } from '../../features/company/split';
import type { BlockProps } from '../define-block';
import type { points as schema } from './schema';

export function Points(block: BlockProps<typeof schema>) {
  const { id, title, lead, points, 'stays in sight': sticky, ...frame } = block;
  return (
    <Band labelledBy={id} {...frame}>
      <Split id={id} title={title} sticky={sticky} {...(lead !== undefined && { lead })}>
        <CheckList points={points} />
      </Split>
    </Band>
  );
}
