import { CheckList } from '../features/company/check-list';
import { Split } from '../features/company/split';
import type { BlockProps } from './all-blocks';

export function Points({ points, 'stays in sight': sticky, ...frame }: BlockProps<'points'>) {
  return (
    <Split sticky={sticky} {...frame}>
      <CheckList points={points} />
    </Split>
  );
}
