import { formatPrice, type CampQuote, type CourseQuote } from '@kidcode/pricing';
import { PriceTag } from '@kidcode/ui';

interface QuoteTagProps {
  readonly quote: Pick<CampQuote, 'originalPrice' | 'discountedPrice' | 'discountPercent'> | CourseQuote;
  /** What the discount is called: `Winter Early Bird`. */
  readonly reason: string;
  readonly note?: string;
}

/** A quote as old price, new price and reason; one that nothing is taken off has its price alone. */
export function QuoteTag({ quote, reason, note }: QuoteTagProps) {
  const { originalPrice, discountedPrice, discountPercent } = quote;
  return (
    <PriceTag
      now={formatPrice(discountedPrice)}
      {...(originalPrice !== discountedPrice && {
        was: formatPrice(originalPrice),
        reason: `${reason}: ${discountPercent}% off`,
      })}
      {...(note !== undefined && { note })}
    />
  );
}
