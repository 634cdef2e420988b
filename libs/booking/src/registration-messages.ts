/** What the form says beside a field. Source: specification 2, section 5; the last four are ours. */
export const REGISTRATION_ERRORS = {
  registrationType: 'Please select a registration type',
  duration: 'Please select a duration',
  weeks: 'Please select at least one week for weekly registration',
  startDate: 'Please select a start date',
  paymentOption: 'Please select a payment option',
  weekClosed: 'Registration for a selected week is closed',
  weekFull: 'A selected week is full',
  campFull: 'A week of the full camp is full',
} as const;

/** The note on an option that cannot be chosen. Source: specification 2, section 4; the last two are ours. */
export const AVAILABILITY_NOTES = {
  open: null,
  closed: 'Registration Closed',
  unavailable: 'Unavailable',
  full: 'Full',
  few: 'Few places left',
} as const;
