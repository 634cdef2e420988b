import { parseSiteDay } from '@kidcode/scheduling';
import type { SiteDay } from '@kidcode/scheduling';

import type { Answer } from './ask';
import { fieldsOf } from './ask';

/** What a build says of itself in `deployment.json`. */
export type Deployment = {
  readonly pinnedToday: SiteDay | null;
  readonly timeZone: string;
  /** Public address that the pages name (`SITE_ORIGIN`). */
  readonly origin: string;
  readonly portalUrl: string;
  readonly functionsUrl: string;
  readonly mailUrl: string;
  /** The backend and its public key, with which every visitor may ask. */
  readonly backendUrl: string;
  readonly backendKey: string;
  /** Mark of the school's facts. */
  readonly school: string;
  /** Paths of all files beside the pages. */
  readonly files: readonly string[];
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** @returns null when the answer is not what today's builds write. */
export function readDeployment(base: string, answer: Answer | null): Deployment | null {
  const fields = fieldsOf(answer);
  const { pinnedToday, timeZone, origin, portal, functionsUrl, emailOrigin, backend, backendKey } = fields;
  const { school, files } = fields;
  if (answer?.status !== 200) return null;
  const texts = { timeZone, origin, portal, functionsUrl, emailOrigin, backend, backendKey, school };
  if (!Object.values(texts).every(isText) || !Array.isArray(files) || !files.every(isText)) return null;
  const onHost = (address: unknown) =>
    /^https?:/.test(String(address)) ? String(address) : base + String(address);
  const day = isText(pinnedToday) ? parseSiteDay(pinnedToday) : null;
  return {
    pinnedToday: day?.ok === true ? day.value : null,
    timeZone: String(timeZone),
    origin: String(origin),
    portalUrl: onHost(portal),
    functionsUrl: onHost(functionsUrl),
    mailUrl: onHost(emailOrigin),
    backendUrl: onHost(backend),
    backendKey: String(backendKey),
    school: String(school),
    files,
  };
}

/** Whether others than this machine can reach an address. */
export function isPublic(base: string): boolean {
  const { hostname, protocol } = new URL(base);
  return protocol === 'https:' || !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
