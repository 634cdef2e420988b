import { VISIT_HOURS } from '@kidcode/current-school';

/**
 * The hours on finder cards. They may disagree with the branches' own hours on purpose: each reading holds on
 * its own surface (D-2). Source: specification 1, section 3, and specification 2, section 3.
 */
export const CENTER_CARD_HOURS: { readonly weekdays: string; readonly weekends: string } = VISIT_HOURS;
