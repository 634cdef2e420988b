/** Heights of the two rows of the header, in rem: together 96 px on phones, 112 px from 768 px on. */
export const BAR_HEIGHT = { base: '2.75rem', md: '3rem' } as const;
export const NAVIGATION_HEIGHT = { base: '3.25rem', md: '4rem' } as const;

/** On phones, for what is placed below the header. */
export const PHONE_HEADER_HEIGHT = '6rem';
