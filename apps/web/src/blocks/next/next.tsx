import { NextStep } from '@kidcode/ui';

import type { BlockProps } from '../define-block';
import { PressRow } from '../press-row';
import type { next } from './schema';

export function Next({ title, lead, press, tone }: BlockProps<typeof next>) {
  return (
    <NextStep
      title={title}
      text={lead}
      {...((tone === 'accent' || tone === 'tint') && { tone })}
      actions={<PressRow press={press} />}
    />
  );
}
