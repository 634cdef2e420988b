import { describeOfferValue } from '@kidcode/pricing';
import { BRAND } from '@kidcode/site';

import type { Phrases } from './phrases.ts';

export const ENGLISH: Phrases = {
  hello: 'Hello! Ask me about our camps, classes, prices, hours or centers.',
  welcome: 'You are welcome! If there is more, just ask.',
  bye: 'Good-bye, and see you soon!',
  ok: 'Good. If there is more that you would like to know, just ask.',
  sorry: 'I am sorry that this was no help.',
  automatic: 'I am an automatic assistant: I answer from our pages and our price list.',
  danger: 'If a child is in danger, **call 911** now. Then call the center.',
  notFollowed: 'I cannot do that: I only answer questions about our school, from our own pages and prices.',
  privateData:
    'Please do not type card, account or social security numbers here; they are not needed. A camp is paid on our enrollment portal.',
  unclear: 'I did not understand that. Could you say it in other words?',
  person: (phone) => `Talk to a person: call ${phone} or [write to us](/contact-us).`,
  unsure: (phone) =>
    `I am not sure that our pages answer this. A person knows: call ${phone} or [write to us](/contact-us).`,
  closest: 'The closest I found:',
  inEnglish: null,
  sample: 'sample content',

  weeks: (labels, count) =>
    labels.length > 0
      ? `${labels.length === 1 ? 'Week' : 'Weeks'} ${labels.join(' and ')}`
      : count === 1
        ? 'One week'
        : `${count} weeks`,
  wholeCamp: 'The whole camp',
  perChild: 'per child',
  fullDay: 'full day',
  halfDay: 'half day',
  insteadOf: (now, before) => `**${now}** instead of ${before}`,
  discountTaken: (name, percent) => `${name}: ${percent}% off is already taken off.`,
  siblings: (kids, total) =>
    `For ${kids} children: **${total}** with the sibling discount; the center confirms it.`,
  seePrice: 'Choose weeks and see the exact price',
  closedForNow: 'Registration is closed at the moment.',
  over: (camp, dates) => `${camp} is over (it was ${dates}), and the next dates and prices are not set yet.`,
  tellMe: 'Tell me when registration opens',
  notPriced: (camp) => `Prices of ${camp} have not been announced yet.`,
  onlyFullDay: (camp) => `${camp} is full-day only: there is no half day.`,
  notSoldLikeThat: (camp) => `${camp} is not sold like that.`,
  noSingleDays: (camp) =>
    `${camp} is booked by the week. Our pages do not say whether a single day is possible; please [ask the center](/contact-us).`,
  paidAtOnce: (camp) => `${camp} is paid in full at once, on our enrollment portal.`,
  paidInParts: (camp, count) => `${camp} as a whole can be paid at once or in ${count} equal payments.`,
  feeNotPublished: (program) =>
    `The price of ${program} is not published on our pages. The center tells you on the phone or in a free consultation.`,
  fee: (program, amount, per) => `${program}: **${amount}** ${per}.`,
  phase: {
    open: 'registration is open',
    announced: 'registration has not opened yet',
    closed: 'registration is closed',
    over: 'it is over',
  },
  opensOn: (day) => `it opens on ${day}`,
  deadlines: 'Deadlines',
  fullWeek: (week) => `week ${week} is full`,
  fewPlaces: (week) => `few places are left in week ${week}`,
  campDay: (camp) => `A day at ${camp}`,
  campDayUnknown: (camp) => `The hours of ${camp} have not been published yet.`,
  holidaysUnknown:
    'The school has not said whether camp closes on a holiday in these weeks; please [ask the center](/contact-us).',
  closedOn: (days) => `There is no camp on ${days}.`,
  theme: (week, label, title) => `Week ${week} (${label}): **${title}**`,
  hours: (weekday, weekend) => `Mon-Fri ${weekday}, Sat-Sun ${weekend}`,
  hoursOn: (day, hours) => `${day}: ${hours}`,
  dayNames: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  contacts: null,
  open: null,
  support: (hours) => `Support answers ${hours}.`,
  miles: (name, miles) => `**${name}**: ${miles} miles`,
  distanceFrom: (place) => `From ${place}, as the crow flies:`,
  placeUnknown: (place) => `I do not know how far ${place} is.`,
  centers: (count) => (count === 1 ? 'We have one center:' : `We have ${count} centers:`),
  onlineEverywhere: 'Online classes can be joined from anywhere in the USA.',
  classAt: (program, days, time) => `**${program}**: ${days} at ${time}`,
  onlineClassAt: (program, days, time) => `**${program}** online: ${days} at ${time}`,
  noClassOn: (day) => `No class of the timetable meets on ${day}.`,
  classesOn: (day) => `On ${day}:`,
  timetable: 'Timetable',
  startedOn: (day) =>
    `The classes of this timetable start on ${day}; the core program has ongoing enrollment, so a child can join it at any time.`,
  agesAll: (from, to) => `We teach children from ${from} to ${to}.`,
  agesAt: (name, ages) => `${name}: ages ${ages}`,
  agesCamp: (ages, groups) =>
    `Camps in the centers: ages ${ages}${groups === '' ? '' : `, in groups: ${groups}`}`,
  agesOnline: (camp, courses) =>
    `Online camps: ages ${camp}${courses === '' ? '' : `; the courses: ${courses}`}`,
  fits: (age) => `For a child of ${age}:`,
  tooYoung: (age, from) =>
    `${age} is younger than our youngest group: it starts at ${from}. Ask us if you are not sure.`,
  tooOld: (age, to) => `${age} is older than our oldest group: it ends at ${to}. Ask us if you are not sure.`,
  meals: 'Food at camp',
  groups: 'Camp groups have at most',
  trial: `The trial class is free, online or in a center, and needs no credit card. [Book A Free Trial](/?dialog=trial)`,
  consultation: `A consultation is free, too. [Book a Free Consultation](/?dialog=consultation)`,
  offer: ({ title, values, choice, conditions }) =>
    `**${title}**: ${values.map(describeOfferValue).join(choice === 'one' ? ' or ' : ', ')}${conditions.length === 0 ? '' : ` (${conditions.join('; ')})`}`,
  alone: 'All discounts',
  combines: (combinable) =>
    `${combinable.length === 0 ? '' : `These can be combined with others: ${combinable.join(', ')}. `}For any other combination, ask: the center confirms it.`,
  programs: 'All programs',
  core: (months) => `**Core program**: a curriculum of ${months} months with ongoing enrollment`,
  onlineCourse: (title, sessions, duration) =>
    `**${title}** (online, ${sessions} sessions in ${duration.toLowerCase()})`,
  noMoreCourses: 'The last online camps are over, and the next start dates are not set yet.',
  starts: (labels) => `starts ${labels}`,
  noSuchLength: `${BRAND.name} does not offer that.`,
};
