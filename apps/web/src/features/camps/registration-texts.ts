/** Words of the form and the start-date dialog. Source: specification 2, sections 2, 4 and 5; `submit` is ours. */
export const REGISTRATION_TEXTS = {
  weeksLabel: 'Weeks *',
  submit: 'Register Now',
  submitBusy: 'Processing Registration...',
  overlay: 'Creating registration link...',
  startDateDialogTitle: 'Select Camp Start Date',
  startDateSubmit: 'Register for This Camp',
} as const;
