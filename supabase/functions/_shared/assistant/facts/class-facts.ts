import { BRAND } from '@kidcode/site';
import { BRANCHES, CENTERS, HAS_ONLINE } from '@kidcode/branches';
import { leadingShown } from '@kidcode/booking';
import { formatPrice, quoteCourse } from '@kidcode/pricing';
import {
  CORE_LEVELS,
  coursesAhead,
  DEFAULT_CLASS_START,
  formatLongDate,
  ONLINE_CAMP,
  type OnlineCourse,
  PROGRAM_KEYS,
  type ProgramKey,
  PROGRAMS,
  scheduleFor,
  startDatesAhead,
} from '@kidcode/scheduling';

import type { Frame } from '../question/frame.ts';
import { plainWords } from '../question/plain-words.ts';
import { campGroupSize, onlineGroupSize } from './camp-facts.ts';
import { asks, type Circumstances, list, phrasesOf, type Topic } from './topic.ts';

const DAY_ABBREVIATIONS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const timetableLink = (frame: Frame): string => `[${phrasesOf(frame.language).timetable}](/class-schedule)`;

function timeOf(key: ProgramKey, frame: Frame): string {
  const say = phrasesOf(frame.language);
  const online = frame.branches.includes('online');
  const { classDays, classTime, timeZone } = scheduleFor(key, { online });
  const time = `${classTime} ${timeZone}`;
  const { title } = PROGRAMS[key];
  return online ? say.onlineClassAt(title, classDays, time) : say.classAt(title, classDays, time);
}

/** When a program meets, which programs meet on a day, and when the timetable starts. */
export const classTimes: Topic = (frame) => {
  const { programs, weekdays, branches, words, isAboutCamp } = frame;
  if (isAboutCamp || asks(frame, 'price', 'holiday', 'distance')) return null;
  const say = phrasesOf(frame.language);
  if (programs.length > 0 && (asks(frame, 'class-time', 'opening', 'dates') || weekdays.length > 0))
    return `${list(programs.map((key) => timeOf(key, frame)))}\n\n${timetableLink(frame)}`;
  if (!/\b(?:class(?:es)?|lessons?|timetable|course|courses)\b/.test(words) || /\btrial\b/.test(words))
    return null;
  if (weekdays.length > 0)
    return `${weekdays.map((weekday) => onDay(weekday, frame)).join('\n\n')}\n\n${timetableLink(frame)}`;
  if (branches.includes('online') && HAS_ONLINE && asks(frame, 'class-time', 'dates')) {
    const { classDays, classTime, timeZone } = scheduleFor(PROGRAM_KEYS[0], { online: true });
    return `${say.onlineClassAt(BRANCHES.online.name, classDays, `${classTime} ${timeZone}`)}\n\n${timetableLink(frame)}`;
  }
  if (/\b(?:start|starts|begin|join)\b/.test(words) && asks(frame, 'dates'))
    return `${say.startedOn(formatLongDate(DEFAULT_CLASS_START))} ${timetableLink(frame)}`;
  return null;
};

function onDay(weekday: number, frame: Frame): string {
  const say = phrasesOf(frame.language);
  const day = say.dayNames[weekday] ?? '';
  const meets = PROGRAM_KEYS.filter((key) =>
    plainWords(scheduleFor(key, { online: frame.branches.includes('online') }).classDays)
      .split(' ')
      .some((word) => word.startsWith(DAY_ABBREVIATIONS[weekday] ?? '-')),
  );
  if (meets.length === 0) return say.noClassOn(day);
  return [
    say.classesOn(day),
    ...meets.map((key) => `- ${PROGRAMS[key].title}, ${scheduleFor(key).classTime}`),
  ].join('\n');
}

const coursesNamed = ({ programs, words }: Frame, { today }: Circumstances): readonly OnlineCourse[] => {
  const ahead = coursesAhead(today);
  const codes = new Set<string>(programs.map((key) => PROGRAMS[key].courseCode));
  const named = ahead.filter(
    ({ courseCode, title }) => codes.has(courseCode) || (/\bai\b/.test(words) && /\bai\b/i.test(title)),
  );
  return named.length > 0 ? named : ahead;
};

/** What the online camps cost that can still be joined, when they start and how long they are (D-44). */
export const onlineCourses: Topic = (frame, circumstances) => {
  const { branches, words, isAboutCamp } = frame;
  if (!HAS_ONLINE || !branches.includes('online')) return null;
  const asksOfCamp = asks(frame, 'price', 'dates') || /\b(?:sessions?|how long)\b/.test(words);
  const isCamp = isAboutCamp || asks(frame, 'price') || /\b(?:course|courses|sessions?)\b/.test(words);
  if (
    !asksOfCamp ||
    !isCamp ||
    asks(frame, 'ages', 'group-size', 'discount') ||
    /\b(?:monthly|refund\w*|homework|math)\b/.test(words)
  )
    return null;
  const say = phrasesOf(frame.language);
  const courses = coursesNamed(frame, circumstances);
  if (courses.length === 0) return `${say.noMoreCourses} [${BRANCHES.online.name}](/online-camps)`;
  const lines = courses.map((course) => {
    const quote = quoteCourse(course.courseCode);
    if (!quote.ok) throw new Error(`assistant: ${course.title} has no price`);
    const { discountedPrice, originalPrice } = quote.value;
    const starts = startDatesAhead(course, circumstances.today).join('; ');
    return `${say.onlineCourse(course.title, course.sessions, course.duration)}: ${say.insteadOf(formatPrice(discountedPrice), formatPrice(originalPrice))}; ${say.starts(starts)}`;
  });
  return `${list(lines)}\n\n[${BRANCHES.online.name}](/online-camps)`;
};

const inYears = (ages: string): readonly [number, number] => {
  const [from = 0, to = 99] = ages.split('-').map(Number);
  return [from, to];
};

/** Which ages the school, its centers and its camps are for; with an age, what fits it. */
export const ages: Topic = (frame, circumstances) => {
  const { age, words, isAboutCamp, branches } = frame;
  const isMixing =
    /\b(?:mixed|together|groups? divided|divided|grouped|same group|separate|split up)\b/.test(words) &&
    isAboutCamp;
  if (!asks(frame, 'ages') && age === null && !isMixing) return null;
  if (asks(frame, 'price', 'discount') || /\b(?:how many years|experience|intern\w*|job)\b/.test(words))
    return null;
  const say = phrasesOf(frame.language);
  const { from, to } = BRAND.ages;
  const { camp } = leadingShown(circumstances.today);
  const groups = camp.groups.map(({ name, ages: years }) => `${name} ${years}`).join(', ');
  const courses = coursesAhead(circumstances.today);
  const campLine = say.agesCamp(camp.ages, groups);
  const onlineLine = say.agesOnline(
    ONLINE_CAMP.ages,
    [...new Set(courses.map(({ ageRange }) => ageRange))].join(', '),
  );
  const centers = CENTERS.flatMap(({ id, name, ages: years }) =>
    years === null || (branches.length > 0 && !branches.includes(id))
      ? []
      : [say.agesAt(name, `${years.from}-${years.to}`)],
  );
  if (age !== null && age < from) return say.tooYoung(age, from);
  if (age !== null && age > to) return say.tooOld(age, to);
  if (branches.includes('online') && HAS_ONLINE && ONLINE_CAMP.ages !== '') return onlineLine;
  if (isAboutCamp) {
    const own = camp.groups.find(
      ({ ages: years }) => age !== null && age >= inYears(years)[0] && age <= inYears(years)[1],
    );
    return own === undefined || age === null
      ? campLine
      : `${say.fits(age)} ${own.name} (${own.ages}). ${campLine}`;
  }
  const lines = [...centers, campLine, ...(HAS_ONLINE && ONLINE_CAMP.ages !== '' ? [onlineLine] : [])];
  const head = age === null ? say.agesAll(from, to) : say.fits(age);
  const more = age === null || CORE_LEVELS.length === 0 ? [] : [say.core(CORE_LEVELS.length)];
  const named = frame.programs.length > 0 ? frame.programs.map((key) => timeOf(key, frame)) : [];
  return `${head}\n\n${list([...named, ...more, ...lines])}${age === null ? '' : `\n\n${say.trial}`}`;
};

/** How many children a group has. */
export const groupSize: Topic = (frame, circumstances) => {
  if (
    !asks(frame, 'group-size') ||
    /\b(?:part(?:y|ies)|guests|ratio|birthday|students do you have|locations|centers)\b/.test(frame.words)
  )
    return null;
  const say = phrasesOf(frame.language);
  const online = frame.branches.includes('online');
  const size = online ? onlineGroupSize() : campGroupSize(circumstances.today);
  const classes = CENTERS.flatMap(({ name, metadata: { capacityPerClass } }) =>
    capacityPerClass === null || online || frame.isAboutCamp ? [] : [`${name}: ${capacityPerClass}`],
  );
  if (size === null && classes.length === 0) return null;
  return list([...(size === null ? [] : [`${say.groups} **${size}**.`]), ...classes]);
};

/** A free class, and a free talk. */
export const trials: Topic = (frame) => {
  if (
    !asks(frame, 'trial') ||
    /\b(?:what (?:happens|do (?:they|we|kids))|obligation|commit\w*)\b/.test(frame.words) ||
    frame.isAboutCamp
  )
    return null;
  const say = phrasesOf(frame.language);
  return /\bconsultation\b/.test(frame.words) ? say.consultation : say.trial;
};

/** A program by its name, or all of them. */
export const programs: Topic = (frame) => {
  const say = phrasesOf(frame.language);
  const link = `[${say.programs}](/programs)`;
  if (asks(frame, 'programs')) {
    const core = CORE_LEVELS.length === 0 ? [] : [say.core(CORE_LEVELS.length)];
    return `${list([...core, PROGRAM_KEYS.map((key) => PROGRAMS[key].title).join(', ')])}\n\n${link}`;
  }
  const own = [...frame.intents].every(
    (intent) => intent === 'teaches' || intent === 'programs' || intent === 'dates',
  );
  if (frame.programs.length === 0 || !own || frame.isAboutCamp) return null;
  return `${list(frame.programs.map((key) => timeOf(key, frame)))}\n\n${link}`;
};
