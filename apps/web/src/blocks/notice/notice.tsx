import { Band, EmptyState, Notice as Remark } from '@kidcode/ui';

import type { BlockProps } from '../define-block';
import type { notice } from './schema';

export function Notice({ id, title, lead, says, ...frame }: BlockProps<typeof notice>) {
  return (
    <Band dense {...frame}>
      <div id={id}>
        {says === 'nothing' ? (
          <EmptyState title={title} level={2}>
            {lead}
          </EmptyState>
        ) : (
          <Remark title={title}>{lead}</Remark>
        )}
      </div>
    </Band>
  );
}
