import type { NewsContent, PageTop } from '@kidcode/school';
import files from '../news/index.folder';
import { SITE_PICTURES } from './site-pictures';

const TOP: PageTop = {
  eyebrow: 'News',
  title: 'What is new',
  lead: 'From the center.',
  picture: SITE_PICTURES.news,
};

/** The news page: one file of `../news` for each item. */
export const NEWS: NewsContent = {
  top: { 'in-center': TOP, online: TOP },
  files,
  scenes: SITE_PICTURES,
  pictures: {
    courses: SITE_PICTURES.workshop,
    offer: SITE_PICTURES.discounts,
    timetable: SITE_PICTURES.schedule,
  },
};
