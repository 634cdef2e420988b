export type DayLength = 'full_day' | 'first_half' | 'second_half';

export type DayLengthHours = {
  readonly id: DayLength;
  readonly label: string;
  /** The hours that hold, also in the portal's payload (D-6). */
  readonly hours: string;
  /** The other description that the specification gives; shown as a note, never computed with. */
  readonly alsoDescribedAs: string | null;
};

/** Center camp hours. Source: specification 2, section 9, Hours. */
export const DAY_LENGTH_HOURS = {
  full_day: { id: 'full_day', label: 'Full Day', hours: '7:30AM-6:00PM', alsoDescribedAs: null },
  first_half: {
    id: 'first_half',
    label: 'First Half',
    hours: '7:30AM-12:30PM',
    alsoDescribedAs: '7:30-1:00 with light breakfast',
  },
  second_half: {
    id: 'second_half',
    label: 'Second Half',
    hours: '1:00PM-6:00PM',
    alsoDescribedAs: '12:00-6:00 with light evening snack',
  },
} as const satisfies { readonly [K in DayLength]: DayLengthHours & { readonly id: K } };
