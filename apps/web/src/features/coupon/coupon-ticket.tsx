import { chakra } from '@chakra-ui/react';
import { ADVERTISED_OFFERS } from '@kidcode/pricing';

const HOLES =
  'radial-gradient(circle at 0 50%, transparent 0.75rem, black 0.8rem) left / 51% 100% no-repeat, radial-gradient(circle at 100% 50%, transparent 0.75rem, black 0.8rem) right / 51% 100% no-repeat';
const Ticket = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '4',
    paddingBlock: '4',
    paddingInline: '2rem 1.75rem',
    marginBottom: '6',
    borderRadius: 'control',
    background: 'accent.wash',
    color: 'fg.ink',
    mask: HOLES,
    '& > strong': {
      fontFamily: 'heading',
      fontWeight: '600',
      fontSize: 'clamp(2.4rem, 9vw, 3.25rem)',
      lineHeight: '1',
      fontVariantNumeric: 'tabular-nums',
      color: 'accent.text',
      paddingInlineEnd: '4',
      borderInlineEnd: '2px dashed {colors.line.strong}',
    },
    '& p': { textStyle: 'small' },
    '& p:first-of-type': { textStyle: 'h4' },
  },
});

const offer = ADVERTISED_OFFERS.find(({ id }) => id === 'coupon');

/** What the coupon is worth and for what, from the advertised offers. */
export function CouponTicket() {
  const value = offer?.values.find(({ kind }) => kind === 'percent');
  if (!offer || value?.kind !== 'percent') return null;
  return (
    <Ticket>
      <strong>{value.percent}%</strong>
      <div>
        <p>off {value.of}</p>
        {offer.conditions.map((condition) => (
          <p key={condition}>{condition}</p>
        ))}
      </div>
    </Ticket>
  );
}
