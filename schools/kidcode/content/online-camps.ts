import type { OnlineCampsContent } from '@kidcode/school';

/** The online camps page. Facts of the courses stand in ONLINE_COURSES. */
export const ONLINE_CAMPS: OnlineCampsContent | null = {
  title: 'Online Winter Camps',
  titleBetween: 'Online Camps',
  subtitle: 'Two weeks, live, from your own table. Your child builds a game or teaches a computer to see.',
  picture: {
    src: '/pictures/programs/online-classes.svg',
    alt: 'A child with a headset waves to a teacher on a computer screen.',
  },
  features: {
    title: 'How an online camp works',
    lead: 'A class with a teacher and other children, not a video to watch alone.',
  },
  coursePictures: {
    game: {
      src: '/pictures/programs/roblox-course.svg',
      alt: 'A blocky game character jumps across floating platforms towards a flag.',
    },
    robot: {
      src: '/pictures/programs/ai-course.svg',
      alt: 'A girl shows a cat card to a computer that sorts pictures into cats and stars.',
    },
  },
};
