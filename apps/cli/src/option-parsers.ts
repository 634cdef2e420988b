import { parseSiteDay } from '@kidcode/scheduling';
import { InvalidArgumentError } from 'commander';

/** The end of the year 9999, after which days are written with five digits. */
const LAST_EPOCH = 253_402_300_799;

/** A parser of an option's number within limits, both included; it refuses everything else. */
const numberBetween = (pattern: RegExp) => (what: string, from: number, to: number) => (text: string) => {
  const value = pattern.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return value;
  throw new InvalidArgumentError(`Expected ${what} from ${from} to ${to}.`);
};

export const decimalBetween = numberBetween(/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/);
export const wholeBetween = numberBetween(/^\d+$/);

/** Reads a moment in whole seconds since 1970. */
export function epochSeconds(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= LAST_EPOCH) return Number(text);
  throw new InvalidArgumentError('Expected whole seconds since 1970, such as 1764547200.');
}

/** The address of a site: http or https, perhaps with a path, nothing after it; null for anything else. */
export function plainAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.href === url.origin + url.pathname;
  return isPlain ? url.href : null;
}

/** Reads the address of a site. No closing slash comes out. */
export function siteAddress(text: string): string {
  const address = plainAddress(text);
  if (address !== null) return address.replace(/\/+$/, '');
  throw new InvalidArgumentError('Expected an http(s) address such as http://localhost:4310.');
}

export function schoolDay(text: string): string {
  const read = parseSiteDay(text);
  if (read.ok) return read.value;
  throw new InvalidArgumentError('Expected a day such as 2025-12-01.');
}

/** Reads a ZIP code, the longer kind too; whether it is known is for the command to say. */
export function zipCode(text: string): string {
  if (/^\d{5}(?:-\d{4})?$/.test(text)) return text;
  throw new InvalidArgumentError('Expected a ZIP code of five digits.');
}

/** Joins the values of an option that is given several times, so that none is dropped. */
export function commaJoined(text: string, previous: string | undefined): string {
  return previous === undefined ? text : `${previous},${text}`;
}

/** Reads words between commas, after those of the same option before it. */
export const wordsBetweenCommas = (text: string, previous: readonly string[] = []) => [
  ...previous,
  ...text.split(',').flatMap((word) => word.trim() || []),
];

/** Collects the values of an option that is given several times. */
export const collected = (text: string, previous: readonly string[] = []) => [...previous, text];
