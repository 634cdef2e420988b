/** Words of the online camps page. Facts come from the libraries, never from here. */
export const ONLINE_CAMP_COPY = {
  title: 'Online Winter Camps',
  subtitle: 'Two weeks, live, from your own table. Your child builds a game or teaches a computer to see.',
  picture: '/pictures/programs/online-classes.svg',
  pictureAlt: 'A child with a headset waves to a teacher on a computer screen.',
} as const;

/** The features block: how an online camp works. */
export const ONLINE_CAMP_FEATURES = {
  title: 'How an online camp works',
  lead: 'A class with a teacher and other children, not a video to watch alone.',
} as const;

/** Pictures of the courses, by the icon that the course names. */
export const COURSE_PICTURES = {
  game: {
    src: '/pictures/programs/roblox-course.svg',
    alt: 'A blocky game character jumps across floating platforms towards a flag.',
  },
  robot: {
    src: '/pictures/programs/ai-course.svg',
    alt: 'A girl shows a cat card to a computer that sorts pictures into cats and stars.',
  },
} as const;
