import { usd, type Offer } from '@kidcode/school';
import { SUMMER } from './seasons/summer';

export const OFFERS = [
  {
    id: 'summer-early-tide',
    title: SUMMER.sale.rates.discount.name,
    values: [{ kind: 'percent', percent: SUMMER.sale.rates.discount.percent, of: 'summer camp' }],
    choice: 'every',
    appliesTo: [`camp:${SUMMER.id}`],
    conditions: ['For a limited time'],
    combines: 'adds',
    combinable: false,
    inQuotes: true,
  },
  {
    id: 'bring-a-friend',
    title: 'Bring a friend',
    values: [{ kind: 'amount', amount: usd(20), as: 'credit' }],
    choice: 'every',
    appliesTo: ['camps'],
    conditions: ["After the friend's first day"],
    combines: 'ask',
    combinable: false,
    inQuotes: false,
  },
] as const satisfies readonly Offer[];
