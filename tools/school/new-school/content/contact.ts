import type { ContactContent, PageTop } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

const TOP: PageTop = {
  eyebrow: 'Contact',
  title: 'Ask us',
  lead: 'Call or write; we are there {supportHours}.',
  picture: SITE_PICTURES.contact,
};

/** The contact page. Nothing is taught online, so both ways to look at it are the same. */
export const CONTACT: ContactContent = {
  top: { 'in-center': TOP, online: TOP },
  places: { title: 'Where we are', lead: 'All hours are {timeZoneName} Time.' },
  message: { title: 'Write to us', lead: 'Tell us what your child likes.' },
  hints: {
    title: 'Before you come',
    points: [{ title: 'Ask for a day', text: 'Then somebody has time for you.' }],
  },
};
