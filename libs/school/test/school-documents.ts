import { readParts, type Places } from '../src/documents';
import type { SchoolFiles } from '../src/documents/school-shelf';
import type { School } from '../src/index';

/** A small school as its people write it, without a mistake. */
export const DOCUMENTS = {
  'school.yaml': `name: Small School
slug: small
tagline: Small steps
headline: Small steps, far
highlights:
  - Robots
banner: A small school
support hours: Monday to Friday 9 AM to 5 PM
phone:
  label: Phone
  number: (972) 555-0100
email: hi@example.com
headquarters:
  street: 1 Example Street
  zip: 75028
portal:
  address: https://portal.example.com
  login: /login
site: https://small.example
ages: 5-16
time zone: America/Chicago
region:
  name: North
  state: TX
  state name: Texas
  counties: 48121
  middle: 33, -97
centers: euless
seasons: winter
courses: robots
visits:
  weekdays: Mon-Fri 3 PM - 7 PM
  weekends: by appointment
months that requests are kept: 24
course codes:
  specialized: SPECIAL01
  core prefix: CORE
  usual core: CORE01
  usual specialized: SPECIAL01
pages: home, learning-centers, contact, class-schedule, privacy, terms, camp, camps-overview, camp-finder, camp-plan, faq, not-found, scan, admin, find-a-program
`,
  'camps.yaml': `ages: 5-16
groups:
  - name: Juniors
    ages: 5-10
children in a group: 5
full day:
  name: Full Day
  hours: 7:30AM-6:00PM
`,
  'timetable.yaml': `starts: 2025-09-08
kind: fulltime
zone told to the portal: CST
`,
  'program-finder.yaml': `interests:
  robots: { label: Robots, words: "robot, lego", icon: robot }
goals:
  deep: { label: Deep }
experience:
  none: { label: Nothing yet }
programs:
  - program: ROBOTS
    interests: robots
    advised ages: 5
`,
  'branches/euless.yaml': `name: Euless
code: SM1001
street: 200 Example Grove Drive
zip: 76039
phone: (972) 555-0120
email: euless@example.com
weekdays: 3:00 PM - 7:00 PM
weekends: closed
coordinates: 32.837, -97.079
accent: "#12805C"
picture: programs/center-euless.svg
alt: A green house.
about: Classes in Euless.
`,
  'seasons/winter.yaml': `name: Winter Camp
portal: Winter Camp
icon: snowflake
address: season first
headline: Two weeks
about: Each week has one theme.
picture: programs/camps-winter.svg
alt: A robot in the snow.
ways:
  week: { name: Weekly }
a day: full day
paid: in full
rates:
  full camp: { full day: 598, half day: 298 }
  month: { full day: 989, half day: 499 }
  week: { full day: 299, half day: 149 }
discount:
  name: Early Bird
  percent: 15
editions:
  2025:
    registration: until the deadline
    weeks:
      1: 2025-12-22 to 2025-12-26
      2: 2025-12-29 to 2026-01-02
    full: 2
    deadlines:
      - for: week
        text: By the Friday before
        last day: the Friday before
    closed: [2025-12-25, 2026-01-01]
`,
  'courses/robots.yaml': `key: ROBOTS
title: Robots
code: SPECIAL01
at the centers:
  days: Mon, Wed
  time: 4:00PM
`,
  'offers.yaml': `early-bird:
  discount of: winter
  applies to: camp:winter
  combines: adds
`,
} as const;

/** Two ZIPs of Texas. */
export const PLACES: Places = (zip) =>
  ({
    '76039': { city: 'Euless', state: 'TX', lat: 32.86, lng: -97.08 },
    '10001': { city: 'New York', state: 'NY', lat: 40.75, lng: -74 },
    '75028': { city: 'Flower Mound', state: 'TX', lat: 33.04, lng: -97.06 },
  })[zip];

/** The facts of documents without a mistake. */
export function factsOf(files: SchoolFiles): School {
  const { facts, mistakes } = readParts(files, PLACES);
  if (mistakes.length === 0) return facts;
  throw new Error(mistakes.map(({ file, message }) => `${file}: ${message}`).join('\n'));
}

/** What is said of documents: `file:line:column: sentence`. */
export const saidOf = (files: SchoolFiles): readonly string[] =>
  readParts(files, PLACES).mistakes.map(
    ({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`,
  );
