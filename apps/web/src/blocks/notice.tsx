import { Band, EmptyState, Notice as Remark } from '@kidcode/ui';

import type { BlockProps } from './all-blocks';

export function Notice({ id, title, lead, says, ...frame }: BlockProps<'notice'>) {
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
