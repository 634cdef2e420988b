import { NextStep } from '@kidcode/ui';

import type { BlockProps } from './all-blocks';
import { PressRow } from './press-row';

export function Next({ title, lead, press, tone }: BlockProps<'next'>) {
  return (
    <NextStep title={title} text={lead} {...((tone === 'accent' || tone === 'tint') && { tone })}>
      <PressRow press={press} />
    </NextStep>
  );
}
