import type { ContactContent, PageTop } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

const TOP: PageTop = {
  eyebrow: 'Contact',
  title: 'Ring the bell',
  lead: 'Every workshop answers its own telephone. The office is there {supportHours}. All numbers are invented.',
  picture: SITE_PICTURES.contact,
};

/** The contact page. Nothing is taught online, so both ways to look at it are the same. */
export const CONTACT: ContactContent = {
  top: { 'in-center': TOP, online: TOP },
  places: { title: 'Three workshops', lead: 'All hours are {timeZoneName} Time.' },
  message: {
    title: 'Leave a note',
    lead: 'What does your child take apart at home? Then we know which bench.',
  },
  hints: {
    title: 'Before you set out',
    points: [
      { title: 'Lewiston is closed at weekends', text: 'The other two are open on Saturdays.' },
      { title: 'Park at the pier', text: 'An invented one, so there is always room.' },
    ],
  },
};
