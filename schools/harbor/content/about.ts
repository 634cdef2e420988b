import type { AboutContent } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

/** The about page of the invented school. */
export const ABOUT: AboutContent = {
  top: {
    eyebrow: 'About the workshop',
    title: 'Three boat houses where children build things that work',
    lead: 'This school does not exist. It was made up to show what its pages look like: three workshops on the coast of Maine, five subjects, and a bench for everybody.',
    picture: SITE_PICTURES.about,
  },
  facts: [
    { label: 'Workshops', value: 'Three', note: '{centers}' },
    { label: 'Subjects', value: '{programCount}', note: 'One afternoon each' },
    { label: 'Camp ages', value: '{campAges}', note: 'At most {campGroupSize} in a group' },
  ],
  subjects: {
    title: 'On the benches',
    items: [
      {
        title: 'Boats with a mind of their own',
        text: 'A hull, two motors, a compass and a program. The first one sails in circles. The fifth one comes back.',
        picture: SITE_PICTURES['robot-arm'],
        link: { label: 'The workshops of Portland', href: '/portland/programs/specialized' },
      },
      {
        title: 'Games about the sea',
        text: 'Tides, fog and fishing rights make good rules. Others play the game; its maker takes notes.',
        picture: SITE_PICTURES['game-level'],
        link: { label: 'The weekly timetable', href: '/class-schedule' },
      },
    ],
  },
  method: {
    title: 'How an afternoon goes',
    lead: 'Slow hands, quick tries.',
    steps: [
      { title: 'Draw it', text: 'On paper, with a pencil. Nobody begins at a screen.' },
      { title: 'Build the smallest one', text: 'Small enough to be ready before the snack.' },
      {
        title: 'Put it in the water',
        text: 'Or switch it on. What fails now is what the afternoon is about.',
      },
    ],
  },
  places: { title: 'Where the doors are', lead: 'Each workshop keeps its own hours.' },
  next: { title: 'Come on an open afternoon', text: 'The first visit costs nothing. Bring old clothes.' },
  related: [
    { href: '/class-schedule', label: 'Timetable', note: 'One workshop for every weekday' },
    { href: '/camps', label: 'Camps', note: 'A week in the fall, four in July' },
    { href: '/contact-us', label: 'Contact', note: 'Telephones, hours and directions' },
  ],
};
