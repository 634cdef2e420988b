/**
 * The hours on finder cards. They disagree with the branches' own hours on purpose: each reading holds on
 * its own surface (D-2). Source: specification 1, section 3, and specification 2, section 3.
 */
export const CENTER_CARD_HOURS = {
  weekdays: 'Mon-Fri 3:00PM - 7:30PM',
  weekends: 'Sat-Sun 11:00AM - 4:00PM (by appointment)',
} as const;
