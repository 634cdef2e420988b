import type { NewsContent } from '@kidcode/school';
import files from '../news/index.folder';
import { SITE_PICTURES } from './site-pictures';

/** The news page: one file of `../news` for each item. What follows from the facts, the site tells by itself. */
export const NEWS: NewsContent = {
  top: {
    'in-center': {
      eyebrow: 'News',
      title: 'What is going on',
      lead: 'What you can book now, what comes next, and the dates to put on the kitchen calendar.',
      picture: SITE_PICTURES.news,
    },
    online: {
      eyebrow: 'News for online families',
      title: 'What is going on online',
      lead: 'What you can book now from anywhere in the USA, and the dates to put on the kitchen calendar.',
      picture: SITE_PICTURES.news,
    },
  },
  files,
  scenes: SITE_PICTURES,
  pictures: {
    courses: SITE_PICTURES['roblox-course'],
    offer: SITE_PICTURES.discounts,
    timetable: SITE_PICTURES.schedule,
  },
};
