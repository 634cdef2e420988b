import type { MonthRequest, RegistrationSelection } from '@kidcode/pricing';

const nameOf = ({ month, days }: MonthRequest): string => (days === undefined ? month : `${month}:${days}`);

/** The flags that ask for a selection on the command line. */
export function campFlags(selection: RegistrationSelection): string {
  const { season, registrationType, duration } = selection;
  const base = `--season ${season} --type ${registrationType} --duration ${duration}`;
  switch (selection.registrationType) {
    case 'full_camp':
      return `${base} --payment ${selection.paymentOption}`;
    case 'weekly':
      return `${base} --weeks ${selection.weeks.join(',')}`;
    case 'monthly':
      return `${base} --months ${selection.months.map(nameOf).join(',')}`;
  }
}
