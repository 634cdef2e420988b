import { campOn, ONLINE_CAMP, ONLINE_COURSES, seasonStatus, type SiteDay } from '@kidcode/scheduling';
import { CAMP_GROUPS, CAMP_MEALS, DAY_LENGTH_HOURS } from './camp-facts';

import type { FaqItem } from '../features/faq/faq-item';

const winter = campOn('winter');
const summer = campOn('summer');
const spring = campOn('spring');
const deadlines = winter.deadlines.map(({ text }) => text).join('; ');

/** Camp questions; what can be booked depends on the day. */
export function campQuestions(today: SiteDay): readonly FaqItem[] {
  const isWinterOpen = seasonStatus('winter', today).phase === 'open';
  return [
    {
      id: 'camp-dates',
      question: 'When are the camps?',
      answer: [
        `${winter.title} ${winter.year}: ${winter.dates}. ${spring.title} ${spring.year}: ${spring.dates}. ${summer.title} ${summer.year}: ${summer.dates}.`,
        isWinterOpen
          ? `Enrollment for ${winter.title} is open. The deadlines: ${deadlines}.`
          : `Enrollment for ${winter.title} ${winter.year} has ended.`,
      ],
      links: [{ label: 'All camps', href: '/camps' }],
    },
    {
      id: 'camp-day',
      question: 'How long is a camp day?',
      answer: [
        `A full day runs ${DAY_LENGTH_HOURS.full_day.hours}. ${winter.title} has full days only; in summer there is also a first half (${DAY_LENGTH_HOURS.first_half.hours}) and a second half (${DAY_LENGTH_HOURS.second_half.hours}).`,
      ],
    },
    {
      id: 'camp-groups',
      question: 'Are younger and older children together?',
      answer: [
        `No. There are two groups: ${CAMP_GROUPS.map((group) => `${group.name} (ages ${group.ages})`).join(' and ')}. Each has themes of its own every week.`,
      ],
    },
    {
      id: 'camp-one-week',
      question: 'Can we book a single week?',
      answer: [
        `Yes. ${winter.title} can be booked as a whole or by the week: ${winter.weeks.map(({ label }) => label).join(' or ')}.`,
      ],
      links: [
        { label: 'Winter Camp in Flower Mound', href: '/camps/winter/flower-mound' },
        { label: 'Winter Camp in Euless', href: '/camps/winter/euless' },
      ],
    },
    {
      id: 'summer-registration',
      question: 'Can I register for summer camp already?',
      answer: [
        `Not at the moment: registration for ${summer.title} ${summer.year} is closed on this site. ${spring.title} is announced for ${spring.dates}; its registration comes later. Ask us and we tell you when that changes.`,
      ],
    },
    {
      id: 'camp-food',
      question: 'What about lunch, snacks and allergies?',
      answer: [`${CAMP_MEALS.bring} ${CAMP_MEALS.optional}`, `${CAMP_MEALS.allergies} ${CAMP_MEALS.dietary}`],
    },
    {
      id: 'online-camp',
      question: 'Is there a camp online?',
      answer: [
        `Yes, for ages ${ONLINE_CAMP.ages}: ${ONLINE_COURSES.map(({ title }) => title).join(' and ')}, ${ONLINE_COURSES[0].sessions} sessions in ${ONLINE_COURSES[0].duration.toLowerCase()} each, live from ${ONLINE_CAMP.classDays}.`,
      ],
      links: [{ label: 'Online camps', href: '/online-camps' }],
    },
  ];
}
