import { formatPrice, type OfferValue } from '@kidcode/pricing';

/** An offer's value, split into the figure that is shown large and the words after it. */
export interface OfferFigure {
  readonly figure: string;
  readonly words: string;
}

/** @example offerFigure({ kind: 'percent', percent: 25, of: 'the second child' }) // { figure: '25%', words: 'off the second child' } */
export function offerFigure(value: OfferValue): OfferFigure {
  if (value.kind === 'amount') return { figure: formatPrice(value.amount), words: value.as };
  return { figure: `${value.percent}%`, words: `${value.extra === true ? 'extra, off' : 'off'} ${value.of}` };
}
