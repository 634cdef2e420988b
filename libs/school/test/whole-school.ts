import { DOCUMENTS } from './school-documents';

/** The small school with everything that a school may have, each kind of document at least once. */
export const WHOLE = {
  ...DOCUMENTS,
  'school.yaml': `${DOCUMENTS['school.yaml']
    .replace('seasons: winter', 'seasons: winter, summer')
    .replace('  number: (972) 555-0100', '  number: 844-KID-CODE\n  dials: (844) 555-0100')
    .replace(/pages: .*\n/, '')
    .replace('  middle: 33, -97', '  middle: 33, -97\n  city names:\n    Fort Worth: Ft. Worth')}whatsapp:
  number: (972) 555-0111
  greeting: Hello
promotion: One month free
social:
  youtube: https://youtube.example.com/small
  facebook:
app stores:
  apple: https://apps.example.com/small
holidays:
  closed:
    - 2025-12-25
`,
  'branches/online.yaml': `name: Online
code: SM1000
phone: (972) 555-0130
email: online@example.com
weekdays: 3:00 PM-8:00 PM
weekends: closed
accent: "#5B3DF5"
header: "#F59E0B"
hero from: "#6D28D9"
hero to: "#4338CA"
picture: programs/online.svg
alt: A laptop with a roof.
about: Live lessons at home.
ages: 6-15
opened: 2020-01-02
features: live, small groups
places in a class: 5
teachers: 3
`,
  'camps.yaml': `${DOCUMENTS['camps.yaml']}first half:
  name: Morning
  hours: 7:30AM-12:30PM
  also described as: Half day
daily schedule:
  hours: 7:30AM-6:00PM
  entries:
    - { from: 7:30 AM, to: 9:00 AM, is: Arrival }
meals:
  bring: Lunch
  optional: Pizza
  allergies: No peanuts
  dietary: Ask us
`,
  'seasons/summer.yaml': `name: Summer Camp
portal: Summer Camp
icon: sun
address: center first
headline: Ten weeks
about: Month by month.
picture: programs/camps-summer.svg
alt: A tent.
scenes:
  - { picture: hero/table.svg, alt: A table. }
ways:
  full camp: { name: Full Package, short name: Full, is: closed }
  month: { name: Monthly }
chosen first: month
a day: full day, first half
daily schedule: yes
meals: yes
paid: in full, monthly
rates:
  full camp: { full day: 598, half day: 298 }
  month: { full day: 989, half day: 499 }
  week: { full day: 299, half day: 149 }
days in a month: 19
payments: 3
editions:
  2027:
    registration: announced
    opens: 2027-03-01
    weeks:
      1: 2027-06-07 to 2027-06-11
      2: 2027-07-05 to 2027-07-09
    months:
      - { name: June, theme: Foundations, weeks: 1, days: 5 }
      - { name: July, theme: Innovation, weeks: 2, days: 5 }
    closed: not published
  2026:
    registration: closed
    days: 2026-06-01 to 2026-07-10
    shown: June and July
    length: six weeks
    weekdays: Monday-Friday
    weeks:
      1: June 1-5
      2: July 6-10
    nearly full: 2
    months:
      - { name: June, theme: Foundations, weeks: 1, days: 20 }
    deadlines:
      - { for: month, text: A week ahead, last day: 2026-05-25 }
    themes:
      1: { title: Hello, juniors: Blocks, seniors: Python, sample: title, event: Fair }
`,
  'teachers/jo-example.yaml': `name: Jo Example
at: euless
phone: (972) 555-0140
email: jo@example.com
online: yes
about: A teacher.
photo: people/jo.svg
lives: Euless
`,
  'teachers/sam-example.yaml': `name: Sam Example
at: online
about: Another teacher.
sample: yes
`,
  'core-levels.yaml': `- title: First Steps
  ages: 5-16
  makes: A story
  code: CORE01
`,
  'online-camp.yaml': `title: Online Winter Camp
description: Two weeks at home.
ages: 6-16
days: Monday to Wednesday
children in a group: 5
discount name: Winter discount
discount: 10
year of labels: 2025
courses:
  - title: Game Making
    project: My Game
    icon: game
    code: SPECIAL01
    ages: 8-14
    description: A game in two weeks.
    sessions: 6
    language: Lua
    starts:
      - December 22, 2025 (2:00 PM - 4:00 PM) CST
    tools: Lua
    duration: 2 Weeks
    price: 320
    discounted price: 288
    project details:
      - A level
    learnings:
      - Loops
    samples: project
`,
  'additional-programs.yaml': `parent-night:
  title: Parent Night Out
  description: An evening off.
`,
  'policies.yaml': `refund:
  question: Do I get my money back?
  asked:
    - refund?
  subject: when money is given back
  answer: Within a week.
  links:
    - { label: Terms, to: /terms-and-conditions }
make-up:
  question: Can a missed class be made up?
  subject: missed classes
`,
  'fees.yaml': `- program: Core
  where: in a center
  page: core
  amount: 199.50
  per: a month
- program: Party
  where: in a center
  page: birthday-parties
  per: the party
  ask: Tell us the date
`,
  'advised-children.yaml': `- age: 8
  likes: robots
  goal: deep
  experience: none
  at: euless
  program: ROBOTS
- age: 5
  experience: none
  at: euless
  program: ROBOTS
  near: yes
`,
  'asked.yaml': `/faq#hours:
  - when are you open
`,
  'offers.yaml': `${DOCUMENTS['offers.yaml']}sibling:
  title: Sibling discount
  gives:
    - { percent: 25, of: the second child, counts for: the second child, extra: yes }
    - { amount: 50, as: credit }
  choose: one
  applies to: camps
  conditions:
    - For siblings
  question: A sibling?
  paid in full: yes
  combines: best of
  combinable: yes
`,
} as const;
