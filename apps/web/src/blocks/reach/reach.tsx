import { CENTER_IDS } from '@kidcode/branches';
import { Band } from '@kidcode/ui';

import { AskUs } from '../../features/company/ask-us';
import { Split } from '../../features/company/split';
import type { BlockProps } from '../define-block';
import type { reach } from './schema';

export function Reach({ id, title, lead, ...frame }: BlockProps<typeof reach>) {
  return (
    <Band labelledBy={id} {...frame}>
      <Split id={id} title={title} {...(lead !== undefined && { lead })}>
        <AskUs branches={CENTER_IDS} />
      </Split>
    </Band>
  );
}
