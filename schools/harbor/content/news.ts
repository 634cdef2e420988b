import type { NewsContent, PageTop } from '@kidcode/school';
import files from '../news/index.folder';
import { SITE_PICTURES } from './site-pictures';

const TOP: PageTop = {
  eyebrow: 'News',
  title: 'From the notice board',
  lead: 'What is open, what is coming in with the tide.',
  picture: SITE_PICTURES.news,
};

/** The news page: one file of `../news` for each item. */
export const NEWS: NewsContent = {
  top: { 'in-center': TOP, online: TOP },
  files,
  scenes: SITE_PICTURES,
  pictures: {
    courses: SITE_PICTURES['game-level'],
    offer: SITE_PICTURES.discounts,
    timetable: SITE_PICTURES.schedule,
  },
};
