import type { FaqGroup, PageTop } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

/** The top of the FAQ page. */
export const FAQ_TOP: PageTop = {
  eyebrow: 'FAQ',
  title: 'Questions parents ask',
  lead: 'Short answers, with a link to the page that knows more. If yours is missing, call us or send an e-mail.',
  picture: SITE_PICTURES.faq,
};

/** The school's own answers. A bare name, such as 'ages', is the place of what the site answers from the facts. */
export const FAQ: readonly FaqGroup[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    items: [
      {
        id: 'trial-class',
        question: 'What happens in a trial class?',
        asked: [
          'Can my child try a class first?',
          'How do I book a free trial?',
          'What will we do at the trial?',
          'Is there any obligation after the trial?',
        ],
        answer: [
          'Your child takes part in a class and you see how we work. It is free, and we do not ask for a credit card.',
          'You choose whether you try it online or in a center; a center offers an in-person or a virtual session.',
        ],
        links: [{ label: 'Book A Free Trial', href: '/?dialog=trial' }],
      },
      'ages',
      {
        id: 'beginner',
        question: 'My child has never written code. Is that a problem?',
        asked: [
          'Do you take beginners?',
          'Does my child need experience?',
          'He has no experience with computers or coding',
        ],
        answer: [
          'No. The core program begins at level 1 with blocks of code, and a trial class shows where a child fits in.',
        ],
        links: [{ label: 'See the core program', href: '/programs/in-center/core' }],
      },
      {
        id: 'core-or-specialized',
        question: 'What is the difference between the core program and a specialized program?',
        asked: ['What is the core program?', 'How long does the core program take?', 'Core or specialized?'],
        answer: [
          'The core program is a structured curriculum of {coreMonths} months with ongoing enrollment: a little of everything, in an order that builds up.',
          'A specialized program is shorter and about one technology. There are {programCount} of them, from ScratchJr to Python.',
        ],
        links: [{ label: 'Compare the programs', href: '/programs' }],
      },
      {
        id: 'which-program',
        question: 'Which program suits my child?',
        asked: [
          'What should my child start with?',
          'Is there a quiz to find a program?',
          'What do you recommend?',
        ],
        answer: [
          'Book a free consultation and tell us what your child likes to do. You can also let the program finder ask you three short questions.',
        ],
        links: [
          { label: 'Find a program', href: '/find-a-program' },
          { label: 'Book a Free Consultation', href: '/?dialog=consultation' },
        ],
      },
      'where',
    ],
  },
  {
    id: 'classes',
    title: 'Classes and schedule',
    items: [
      'class-days',
      'start-date',
      'time-zone',
      'group-size',
      {
        id: 'online-or-center',
        question: 'Online or in a center: which is better?',
        asked: ['Are math and homework help online, too?', 'Should we do in person or virtual classes?'],
        answer: [
          'Whichever you can keep up. In a center children share a table and a robot; online you save the drive. Math and Homework Help are offered in the centers only.',
        ],
        links: [{ label: 'Compare both side by side', href: '/why-kidcode#compare' }],
      },
      {
        id: 'change-center',
        question: 'Can I look at another center, or switch to online?',
        asked: ['How do I change my center on this site?'],
        answer: [
          'Yes. Choose another place at the top of the page, and the site shows its programs, hours and prices. Your choice is remembered on this device.',
        ],
        links: [{ label: 'Choose a center', href: '/learning-centers' }],
      },
      {
        id: 'teachers',
        question: 'Who teaches my child?',
        asked: [
          'Who are the teachers?',
          'What training do your instructors have?',
          'How do I reach a teacher?',
        ],
        answer: [
          'The teachers page says what we look for, and how you can send a question to a teacher of your center.',
        ],
        links: [{ label: 'Teachers', href: '/teachers' }],
      },
    ],
  },
  { id: 'camps', title: 'Camps', items: ['camps'] },
  {
    id: 'prices',
    title: 'Prices and discounts',
    items: [
      'camp-price',
      'monthly-fee',
      'coupon',
      'siblings',
      {
        id: 'trial-cost',
        question: 'Does the trial class cost anything?',
        asked: ['Is the trial really free?', 'Do I need a credit card?'],
        answer: ['No. It is free, and you do not need a credit card to book it.'],
      },
      {
        id: 'how-to-pay',
        question: 'How do I pay?',
        asked: ['Can I pay online?', 'Do you take credit cards?', 'How does registration and payment work?'],
        answer: [
          'Not on this site. When you register for a camp you are taken to our enrollment portal in a new tab, with your selection and its price already filled in, and finish there.',
        ],
      },
    ],
  },
  { id: 'rules', title: 'Rules and care', items: ['policies'] },
  {
    id: 'practical',
    title: 'Practical matters',
    items: [
      'opening-hours',
      {
        id: 'log-in',
        question: 'Where do I log in?',
        asked: ['How do I get into my account?', 'I forgot my password', 'Where is the parent portal?'],
        answer: [
          'This site has no accounts. The Login link at the top of the page opens our enrollment portal, a separate site, in a new tab.',
        ],
      },
      {
        id: 'location',
        question: 'Why does the site ask for my location?',
        answer: [
          'Only to find the nearest center: when you press the button for it, or by itself if you allowed it on an earlier visit. The distance is worked out on your device; your position is not sent to us or kept.',
        ],
        links: [{ label: 'Privacy policy', href: '/privacy-policy' }],
      },
      {
        id: 'popup-blocked',
        question: 'I pressed Register and nothing opened. What now?',
        answer: [
          'Registration opens in a new tab, and your browser may have blocked it. Allow popups for this site and press the button again, or call us and we help you through it.',
        ],
      },
      {
        id: 'parties',
        question: 'Can we have a birthday party or rent a room?',
        asked: ['Do you host birthday parties?', 'Can we rent your space for an event?', 'Parent night out'],
        answer: [
          'Yes, in the centers. There are also parent nights out, yoga for grown-ups and technology workshops.',
        ],
        links: [
          { label: 'Birthday parties', href: '/programs/in-center/birthday-parties' },
          { label: 'Event rentals', href: '/programs/in-center/event-rentals' },
        ],
      },
      {
        id: 'schools',
        question: 'Do you work with schools?',
        asked: ['Can you come to our school?', 'Do you run after-school programs at schools?'],
        answer: ['Yes. Tell us about your pupils and your rooms, and we suggest how to begin.'],
        links: [{ label: 'School partnership programs', href: '/school-partnership' }],
      },
      'ask-a-person',
    ],
  },
];
