import type { RegistrationSelection } from '@kidcode/pricing';

/** The page on which a family plans for several children, with what was chosen for one of them so far. */
export function planAddress(selection: RegistrationSelection | null, branch: string): string {
  if (selection === null) return '/camps/plan';
  const { season, registrationType, duration } = selection;
  const query = new URLSearchParams({ season, center: branch, type: registrationType, duration });
  if (selection.registrationType === 'full_camp') query.set('payment', selection.paymentOption);
  if (selection.registrationType === 'weekly') query.set('weeks', selection.weeks.join('-'));
  if (selection.registrationType === 'monthly') {
    query.set('months', selection.months.map(({ month }) => month).join('-'));
  }
  return `/camps/plan?${query.toString()}`;
}
