/**
 * Time, zone and chance are arguments (style 3), of libraries and of the site. The language gives them without being
 * asked; here each has a signature in front of the language's own that is deprecated, so lint refuses every call by its
 * type, however it is reached, and `new Date(milliseconds)` is a date as ever.
 */
interface DateConstructor {
  /** @deprecated Take the day or the time as an argument. */
  (): string;
  /** @deprecated Take the day or the time as an argument. */
  new (): Date;
  /** @deprecated Parts are read in the device's zone; `Date.UTC` takes the same. */
  new (year: number, month: number, ...rest: number[]): Date;
  /** @deprecated Take the day or the time as an argument. */
  now(): number;
  parse(text: `${string}Z`): number;
  /** @deprecated A text without a zone is read in the device's. */
  parse(text: string): number;
}

interface StringConstructor {
  /** @deprecated It is the device's zone; a zone is an argument. */
  (date: Date): string;
}

interface Date {
  /** @deprecated It is the device's zone; a zone is an argument. */
  getFullYear(): number;
  /** @deprecated It is the device's zone; a zone is an argument. */
  getMonth(): number;
  /** @deprecated It is the device's zone; a zone is an argument. */
  getDate(): number;
  /** @deprecated It is the device's zone; a zone is an argument. */
  getDay(): number;
  /** @deprecated It is the device's zone; a zone is an argument. */
  getHours(): number;
  /** @deprecated It is the device's zone; a zone is an argument. */
  getMinutes(): number;
  /** @deprecated It is the device's zone; a zone is an argument. */
  getTimezoneOffset(): number;
  /** @deprecated It is the device's zone; a zone is an argument. */
  setFullYear(year: number, month?: number, date?: number): number;
  /** @deprecated It is the device's zone; a zone is an argument. */
  setMonth(month: number, date?: number): number;
  /** @deprecated It is the device's zone; a zone is an argument. */
  setDate(date: number): number;
  /** @deprecated It is the device's zone; a zone is an argument. */
  setHours(hours: number, minutes?: number, seconds?: number, milliseconds?: number): number;
  /** @deprecated It is the device's zone; a zone is an argument. */
  setMinutes(minutes: number, seconds?: number, milliseconds?: number): number;
  /** @deprecated It is the device's zone; a zone is an argument. */
  toString(): string;
  /** @deprecated It is the device's zone; a zone is an argument. */
  toDateString(): string;
  /** @deprecated It is the device's zone; a zone is an argument. */
  toTimeString(): string;
  toLocaleString(locale: string, options: InZone): string;
  /** @deprecated It is the device's zone; a zone is an argument. */
  toLocaleString(locale?: string, options?: Intl.DateTimeFormatOptions): string;
  toLocaleDateString(locale: string, options: InZone): string;
  /** @deprecated It is the device's zone; a zone is an argument. */
  toLocaleDateString(locale?: string, options?: Intl.DateTimeFormatOptions): string;
  toLocaleTimeString(locale: string, options: InZone): string;
  /** @deprecated It is the device's zone; a zone is an argument. */
  toLocaleTimeString(locale?: string, options?: Intl.DateTimeFormatOptions): string;
}

type InZone = Intl.DateTimeFormatOptions & { readonly timeZone: string };

interface Performance {
  /** @deprecated Take the day or the time as an argument. */
  readonly timeOrigin: number;
}

interface Crypto {
  /** @deprecated Take chance as an argument. */
  getRandomValues<Bytes extends ArrayBufferView>(bytes: Bytes): Bytes;
  /** @deprecated Take chance as an argument. */
  randomUUID(): `${string}-${string}-${string}-${string}-${string}`;
}

interface Math {
  /** @deprecated Take chance as an argument. */
  random(): number;
}

declare namespace Intl {
  interface DateTimeFormatConstructor {
    new (locale: string, options: InZone): DateTimeFormat;
    /** @deprecated It is the device's zone; a zone is an argument. */
    new (locale?: string, options?: DateTimeFormatOptions): DateTimeFormat;
    (locale: string, options: InZone): DateTimeFormat;
    /** @deprecated It is the device's zone; a zone is an argument. */
    (locale?: string, options?: DateTimeFormatOptions): DateTimeFormat;
  }
}
