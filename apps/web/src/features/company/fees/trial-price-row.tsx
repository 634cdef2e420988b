import { PriceTag } from '@kidcode/ui';

import type { PriceRow } from './price-board';

/** What a first class costs: nothing. */
export const TRIAL_PRICE_ROW: PriceRow = {
  id: 'trial',
  title: 'Trial class',
  note: 'One class, to see whether it fits. No credit card.',
  price: <PriceTag now="Free" />,
  link: { label: 'What happens in a trial class', href: '/faq#trial-class' },
};
