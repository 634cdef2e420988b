import { parseSiteDay } from '@kidcode/scheduling';
import { InvalidArgumentError } from 'commander';

const DECIMAL = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** The end of the year 9999, after which days are written with five digits. */
const LAST_EPOCH = 253_402_300_799;

/** Reads an option's decimal number within limits, both included; refuses everything else. */
export function decimalBetween(what: string, from: number, to: number): (text: string) => number {
  return (text) => {
    const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
    if (value >= from && value <= to) return value;
    throw new InvalidArgumentError(`Expected ${what} from ${from} to ${to}.`);
  };
}

/** Reads a moment in whole seconds since 1970. */
export function epochSeconds(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= LAST_EPOCH) return Number(text);
  throw new InvalidArgumentError('Expected whole seconds since 1970, such as 1764547200.');
}

/** Reads the address of a site: http or https, perhaps with a path, nothing after it. No closing slash comes out. */
export function siteAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.href === url.origin + url.pathname;
  if (isSite) return url.href.replace(/\/+$/, '');
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

/** Reads an option's whole number within limits, both included. */
export function wholeBetween(what: string, from: number, to: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= from && value <= to) return value;
    throw new InvalidArgumentError(`Expected whole ${what} from ${from} to ${to}.`);
  };
}

/** Reads words between commas, after those of the same option before it. */
export const wordsBetweenCommas = (text: string, previous: readonly string[] = []): readonly string[] => [
  ...previous,
  ...text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
];

/** Collects the values of an option that is given several times. */
export const collected = (text: string, previous: readonly string[] | undefined): readonly string[] => [
  ...(previous ?? []),
  text,
];
