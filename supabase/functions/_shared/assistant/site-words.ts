/**
 * What parents say, and what the pages call it. Left: the pages' words; right: words that the pages hardly use, and that
 * mean this and nothing else in a question to a school. Only what holds for every question belongs here; the search does the rest.
 */
const VOCABULARY: Readonly<Record<string, readonly string[]>> = {
  child: ['kid', 'toddler', 'preschooler', 'youngster', 'son', 'daughter', 'boy', 'girl'],
  children: ['kids', 'toddlers', 'preschoolers', 'youngsters', 'sons', 'daughters', 'boys', 'girls'],
  teacher: ['instructor', 'tutor', 'coach', 'educator'],
  teachers: ['instructors', 'tutors', 'coaches', 'educators', 'staff'],
  'job openings': ['jobs', 'vacancy', 'vacancies', 'hiring', 'work for you'],
  'peanut-free food': ['nut', 'nuts', 'nut-free', 'gluten', 'lactose'],
  ill: ['sick', 'fever', 'flu', 'unwell'],
  'missed class': ['absent', 'skip a class', 'out of town'],
  'leave a program': ['quit', 'drop out', 'unsubscribe', 'stop coming'],
  register: ['sign up', 'signs up', 'signed up', 'enrol', 'reserve'],
  'collect your child': ['fetch', 'picked up by'],
  holidays: ['vacation', 'vacations', 'school break'],
  winter: ['christmas'],
  spring: ['easter'],
  weekends: ['saturday', 'saturdays', 'sunday', 'sundays'],
  math: ['maths', 'arithmetic', 'sums', 'algebra', 'fractions', 'times tables'],
  homework: ['assignment', 'assignments', 'schoolwork'],
  website: ['homepage', 'web site'],
  computer: ['laptop', 'notebook', 'pc', 'chromebook', 'macbook'],
  'what you need at home': ['equipment', 'hardware'],
  'never coded': ['no experience', 'beginner', 'novice'],
  assistant: ['bot', 'chatbot'],
  person: ['human being', 'human'],
  pictures: ['photo', 'photos', 'photograph', 'photographs'],
  discount: ['bonus', 'bargain', 'rebate', 'cheaper'],
  'refer a friend': ['recommend', 'recommended'],
  'returning camper': ['loyal', 'loyalty'],
  'pay in full': ['whole bill', 'everything upfront', 'everything up front'],
  'birthday party': ['celebrate', 'special day'],
  'parent night out': ['date night', 'babysit', 'babysitter', 'babysitting'],
  yoga: ['stretching', 'pilates', 'workout'],
  rental: ['rent', 'hire', 'host', 'venue'],
  workshop: ['one-off', 'scouts', 'troop'],
  school: ['daycare', 'kindergarten', 'preschool'],
  franchise: ['franchisee', 'open a branch', 'own branch'],
  address: ['street', 'located'],
};

const RULES = Object.entries(VOCABULARY).map(
  ([ours, theirs]) => [new RegExp(`\\b(?:${theirs.join('|')})\\b`, 'g'), ours] as const,
);

/**
 * A question in the words of the pages, lower case, one space between words.
 *
 * @example inSiteWords('Who are the instructors?') // 'who are the teachers?'
 */
export function inSiteWords(question: string): string {
  const tidy = question.toLowerCase().replace(/\s+/g, ' ');
  return RULES.reduce((text, [theirs, ours]) => text.replace(theirs, ours), tidy);
}
