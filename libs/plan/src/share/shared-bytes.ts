import { DAY_LENGTHS, PAYMENT_OPTIONS } from '@kidcode/pricing';
import { PLAN_LIMITS } from '../plan';
import { byteReader, byteWriter } from './bytes';
import type { ByteReader, ByteWriter } from './bytes';
import type { SharedCamp, SharedChild, SharedCourse, SharedPlan } from './shared-plan';

/** The first byte of every link; a change of the bytes below is a new version, and the old one stays readable. */
export const LINK_VERSION = 1;

const TYPES = ['full_camp', 'weekly', 'monthly', 'course'] as const;
const FIRST_YEAR = 2000;
const NO_AGE = 255;
/** As many weeks as one safe integer has bits for. */
export const LAST_WEEK = 50;
const LONGEST_LIST = 255;

const bitsOf = (places: readonly number[]): number =>
  [...new Set(places)].reduce((bits, place) => bits + 2 ** place, 0);

const placesOf = (bits: number): readonly number[] =>
  Array.from({ length: LAST_WEEK + 1 }, (_, place) => place).filter(
    (place) => Math.floor(bits / 2 ** place) % 2 === 1,
  );

function writeItem(out: ByteWriter, item: SharedCamp | SharedCourse): void {
  const type = TYPES.indexOf(item.type);
  if (item.type === 'course') {
    out.byte(type);
    out.number(item.course);
    return;
  }
  const duration = DAY_LENGTHS.indexOf(item.duration);
  out.byte(type + 4 * duration + 16 * PAYMENT_OPTIONS.indexOf(item.payment));
  out.number(item.season);
  out.number(item.center);
  if (item.type === 'weekly') out.number(bitsOf(item.weeks));
  if (item.type !== 'monthly') return;
  out.number(item.months.length);
  for (const { month, days } of item.months) {
    out.byte(month);
    out.byte(days);
  }
}

function readItem(from: ByteReader): SharedCamp | SharedCourse {
  const head = from.byte();
  const type = TYPES[head % 4] ?? 'course';
  if (type === 'course') return { type, course: from.number() };
  const base = {
    type,
    duration: DAY_LENGTHS[Math.floor(head / 4) % 4] ?? 'full_day',
    payment: PAYMENT_OPTIONS[Math.floor(head / 16) % 2] ?? 'full',
    season: from.number(),
    center: from.number(),
  };
  const weeks = type === 'weekly' ? placesOf(from.number()) : [];
  const months = type === 'monthly' ? from.list(12, () => ({ month: from.byte(), days: from.byte() })) : [];
  return { ...base, weeks, months };
}

function writeChild(out: ByteWriter, { age, label, claims, items }: SharedChild, hasLabels: boolean): void {
  out.byte(age ?? NO_AGE);
  if (hasLabels) out.text(label);
  out.number(bitsOf(claims));
  out.number(items.length);
  for (const item of items) writeItem(out, item);
}

function readChild(from: ByteReader, hasLabels: boolean): SharedChild {
  const age = from.byte();
  return {
    age: age === NO_AGE ? null : age,
    label: hasLabels ? from.text(PLAN_LIMITS.label) : '',
    claims: placesOf(from.number()),
    items: from.list(PLAN_LIMITS.itemsOfChild, () => readItem(from)),
  };
}

/** A link's content as bytes: 8 for its head, and for each child and each registration a few. */
export function writeShared(shared: SharedPlan): readonly number[] {
  const out = byteWriter();
  const list = <T>(items: readonly T[], write: (item: T) => void) => {
    out.number(items.length);
    items.forEach(write);
  };
  out.byte(LINK_VERSION);
  out.byte(shared.hasLabels ? 1 : 0);
  out.short(shared.day);
  out.number(shared.total);
  list(shared.seasons, ({ mark, year }) => {
    out.short(mark);
    out.byte(year - FIRST_YEAR);
  });
  list(shared.centers, out.short);
  list(shared.courses, ({ mark, startDay }) => {
    out.short(mark);
    out.short(startDay);
  });
  list(shared.offers, out.short);
  list(shared.children, (child) => {
    writeChild(out, child, shared.hasLabels);
  });
  return out.bytes();
}

/** The content of bytes whose version is known; null where they do not add up. */
export function readShared(bytes: readonly number[]): SharedPlan | null {
  const from = byteReader(bytes.slice(1));
  const hasLabels = from.byte() % 2 === 1;
  const shared = {
    hasLabels,
    day: from.short(),
    total: from.number(),
    seasons: from.list(LONGEST_LIST, () => ({ mark: from.short(), year: FIRST_YEAR + from.byte() })),
    centers: from.list(LONGEST_LIST, from.short),
    courses: from.list(LONGEST_LIST, () => ({ mark: from.short(), startDay: from.short() })),
    offers: from.list(LAST_WEEK, from.short),
    children: from.list(PLAN_LIMITS.children, () => readChild(from, hasLabels)),
  };
  return from.isWhole() ? shared : null;
}
