import type { Policy, Retention } from '@kidcode/school';

/**
 * What parents ask before they sign, in the order of the FAQ. The school has published no answer to any of them yet:
 * `null` makes the pages say so and offer a person. Fill in an answer, and every page and the terms have it.
 */
export const POLICIES: readonly Policy[] = [
  {
    id: 'refund',
    question: 'Do I get my money back if we cannot come?',
    asked: [
      'What is your refund policy?',
      'Can I cancel and get a refund?',
      'What is the cancellation policy?',
      'Is the payment refundable?',
    ],
    subject: 'when money is given back',
    answer: null,
  },
  {
    id: 'transfer',
    question: 'Can we move to another week, class or center?',
    asked: [
      'Can I transfer my registration?',
      'Can I switch camp weeks?',
      'Can we change the week after we signed up?',
      'Can I move to the other center?',
    ],
    subject: 'until when a booking can be moved',
    answer: null,
  },
  {
    id: 'make-up',
    question: 'Can a missed class be made up?',
    asked: [
      'Do you offer make-up classes?',
      'What if my child is sick?',
      'We are out of town and miss a class',
    ],
    subject: 'how a missed class is made up',
    answer: null,
  },
  {
    id: 'leaving',
    question: 'How do I pause or end a monthly program?',
    asked: [
      'How do I cancel my membership?',
      'Is there a contract?',
      'Can we stop at any time?',
      'How much notice do you need?',
      'Can we take a break for a month?',
    ],
    subject: 'how much notice a monthly program needs',
    answer: null,
  },
  {
    id: 'late-pick-up',
    question: 'What if I am late to pick up my child?',
    asked: [
      'Is there a late pick-up fee?',
      'Do you have after care?',
      'Do you have extended care or before care?',
    ],
    subject: 'what happens at a late pick-up',
    answer: null,
  },
  {
    id: 'holidays',
    question: 'Are there classes on holidays?',
    asked: [
      'Are you open on Christmas?',
      'Which days are you closed?',
      'Is there class on Thanksgiving?',
      'Are you closed on public holidays such as Memorial Day?',
    ],
    subject: 'on which holidays there is no class',
    answer: null,
  },
  {
    id: 'background-checks',
    question: 'Are your teachers background-checked?',
    asked: [
      'How do you check your staff?',
      'Is it safe to leave my child with you?',
      'Do the instructors have criminal background checks?',
    ],
    subject: 'how its teachers are checked',
    answer: null,
  },
  {
    id: 'special-needs',
    question: 'Can a child with special needs take part?',
    asked: [
      'Do you take children with autism or ADHD?',
      'Is the center wheelchair accessible?',
      'My child has a disability, can he join?',
    ],
    subject: 'what it can offer to children with special needs',
    answer: null,
  },
  {
    id: 'certificate',
    question: 'Does my child get a certificate?',
    asked: ['Is there a diploma at the end?', 'Do they get a certificate of completion?'],
    subject: 'whether there is a certificate',
    answer: null,
  },
  {
    id: 'parking',
    question: 'Where can I park, and may I stay?',
    asked: ['Is there parking at the center?', 'Can parents wait inside?', 'Can I stay and watch the class?'],
    subject: 'where to park and wait',
    answer: null,
  },
];

/** How long a request is kept: the privacy policy names it, and the backend keeps it. */
export const RETENTION: Retention = { leadMonths: 24 };
