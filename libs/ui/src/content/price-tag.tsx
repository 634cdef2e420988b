import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SmallText, Stack, VisuallyHidden } from '../layout/boxes';
import { TINTED_EDGE } from './chip';
import { styled } from '../layout/styled';

const Line = /* @__PURE__ */ styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '3',
  rowGap: '1',
  fontVariantNumeric: 'tabular-nums',
  '& > s': { color: 'fg.quiet', fontSize: 'lg', textDecorationThickness: '2px' },
});
const Now = /* @__PURE__ */ chakra('span', {
  base: { fontFamily: 'heading', fontWeight: '600', lineHeight: '1', letterSpacing: '-0.01em' },
  variants: { size: { md: { fontSize: '2xl' }, lg: { fontSize: 'clamp(2.6rem, 6vw, 3.5rem)' } } },
});
const Reason = /* @__PURE__ */ styled('span', {
  alignSelf: 'center',
  paddingInline: '0.625rem',
  paddingBlock: '1',
  borderRadius: 'full',
  background: 'status.successTint',
  color: 'status.success',
  textStyle: 'label',
  ...TINTED_EDGE,
});

export interface PriceTagProps {
  /** What is paid, already formatted. */
  readonly now: string;
  /** The price before the discount, already formatted; struck out. */
  readonly was?: string;
  /** Why it is less: `15% early bird`. */
  readonly reason?: string;
  /** What is due today, per week, in total. */
  readonly note?: ReactNode;
  readonly size?: 'md' | 'lg';
}

/** A price with the price it replaces and the reason beside it. */
export function PriceTag({ now, was, reason, note, size = 'md' }: PriceTagProps) {
  return (
    <Stack gap="1">
      <Line>
        {was !== undefined && (
          <s>
            <VisuallyHidden>Original price </VisuallyHidden>
            {was}
          </s>
        )}
        <Now size={size}>
          {was !== undefined && <VisuallyHidden>Now </VisuallyHidden>}
          {now}
        </Now>
        {reason !== undefined && <Reason>{reason}</Reason>}
      </Line>
      {note !== undefined && <SmallText>{note}</SmallText>}
    </Stack>
  );
}
