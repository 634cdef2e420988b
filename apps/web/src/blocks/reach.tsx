import { CENTER_IDS } from '@kidcode/branches';

import { AskUs } from '../features/company/ask-us';
import { Split } from '../features/company/split';
import type { BlockProps } from './all-blocks';

export function Reach(frame: BlockProps<'reach'>) {
  return (
    <Split {...frame}>
      <AskUs branches={CENTER_IDS} />
    </Split>
  );
}
