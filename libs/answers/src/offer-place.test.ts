import type { Offer } from '@kidcode/school';

import { ON } from '../test/on';
import { fill } from './facts';
import { tell } from '../test/school-deck';

/** The school with a reward that Euless does not give, and a discount that it alone gives. */
jest.mock('@kidcode/current-school', () => {
  const school = jest.requireActual<{ OFFERS: readonly Offer[] }>('@kidcode/current-school');
  const at: Readonly<Record<string, readonly string[]>> = {
    referral: ['flower-mound', 'online'],
    sibling: ['euless'],
  };
  return {
    ...school,
    OFFERS: school.OFFERS.map((offer) => ({ ...offer, ...(at[offer.id] && { at: at[offer.id] }) })),
  };
});

const REWARD = 'Is there a reward for referring a friend?';
const at = (branch: 'euless' | 'flower-mound' | null) => ({ ...ON, branch });

// Euless was answered 'Yes, for camps: not at the moment', everybody else without a word of where it holds.
it.each([
  ['euless', ' (not in Euless). '],
  [null, ' (not in Euless). '],
  ['flower-mound', '$25 gift card. '],
] as const)('at %s a reward says where it is given', (branch, told) => {
  expect(tell(REWARD, at(branch)).message).toContain(told);
  expect(tell(REWARD, at(branch)).message).toContain('For camps: $50');
});

it('says it in Spanish, of a discount that one center alone gives, and in the list of all', () => {
  expect(tell('¿Hay premio por recomendar a un amigo?', at('euless')).message).toContain(' (no en Euless). ');
  expect(tell('is there a sibling discount', at(null)).message).toContain(' (only in Euless). ');
  expect(fill('{offers}', 'en', at(null))).toMatch(/25%[/\d%]* \(only in Euless\).*\$25 \(not in Euless\)/);
  expect(fill('{offers}', 'en', at('flower-mound'))).not.toContain('Euless');
});
