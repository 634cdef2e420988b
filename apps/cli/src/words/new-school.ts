/** One thing that a new school is asked, by flag or in the terminal. */
type NewSchoolQuestion = {
  readonly flag: string;
  readonly asks: string;
  readonly example: string;
  /** What holds where nothing is answered; none: an answer is needed. */
  readonly usual?: string;
};

/** What has to be known before a school has a folder. */
export const NEW_SCHOOL: readonly NewSchoolQuestion[] = [
  { flag: 'street', asks: 'street and number of the first center', example: '1 Mill Road' },
  { flag: 'zip', asks: 'its ZIP', example: '80202' },
  { flag: 'phone', asks: 'telephone', example: '(303) 555-0100' },
  { flag: 'email', asks: 'e-mail', example: 'hello@example.com' },
  { flag: 'site', asks: 'address of the site', example: 'https://www.school.example' },
  { flag: 'portal', asks: 'address of the enrollment portal', example: 'https://portal.school.example' },
  { flag: 'ages', asks: 'ages', example: '5-16', usual: '5-16' },
  {
    flag: 'weekdays',
    asks: 'hours from Monday to Friday',
    example: '3:00 PM-7:00 PM',
    usual: '3:00 PM-7:00 PM',
  },
  { flag: 'weekends', asks: 'hours at weekends', example: '10:00 AM-2:00 PM', usual: 'closed' },
  { flag: 'accent', asks: 'colour of the center', example: '#1F6F54', usual: '#1F6F54' },
];
