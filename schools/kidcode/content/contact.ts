import type { ContactContent } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

/** The contact page; phones, addresses and hours come from the branches and the brand. */
export const CONTACT: ContactContent = {
  top: {
    'in-center': {
      eyebrow: 'Contact us',
      title: 'Call, write, or come by',
      lead: 'Both centers have a phone of their own. Support answers {supportHours}.',
      picture: SITE_PICTURES.contact,
    },
    online: {
      eyebrow: 'Contact us: online classes',
      title: 'Questions about online classes?',
      lead: 'Call our toll-free number, write, or send a message. Support answers {supportHours}.',
      picture: SITE_PICTURES['online-branch'],
    },
  },
  places: { title: 'Three doors', lead: 'Hours are those of the branch itself, in {timeZoneName} Time.' },
  message: {
    title: 'Send us a question',
    lead: 'What would you like to know, and about which child? The more you tell us, the better the first answer.',
  },
  hints: {
    title: 'Before you drive over',
    points: [
      {
        title: 'Look at the hours of your center',
        text: 'The two centers keep different hours, on weekdays and at weekends.',
      },
      {
        title: 'Say that you are coming',
        text: 'A short call makes sure that there is somebody to show you around and not only somebody teaching.',
      },
      {
        title: 'Bring your child',
        text: 'Children see in five minutes whether a place is for them.',
      },
    ],
  },
};
