import { formatPrice, type CampQuote, type CourseQuote } from '@kidcode/pricing';
import { PriceTag } from '@kidcode/ui';

interface QuoteTagProps {
  readonly quote: Pick<CampQuote, 'originalPrice' | 'discountedPrice' | 'discountPercent'> | CourseQuote;
  /** What the discount is called: `Winter Early Bird`. */
  readonly reason: string;
  readonly note?: string;
}

/** A quote as old price, new price and reason. */
export function QuoteTag({ quote, reason, note }: QuoteTagProps) {
  return (
    <PriceTag
      now={formatPrice(quote.discountedPrice)}
      {...(quote.discountPercent > 0 && {
        was: formatPrice(quote.originalPrice),
        reason: `${reason}: ${quote.discountPercent}% off`,
      })}
      {...(note !== undefined && { note })}
    />
  );
}
