import { fileURLToPath, pathToFileURL } from 'node:url';

import type { EndpointPorts, Handler } from '@kidcode/functions';
import { leadIdFrom, type StoredLead } from '@kidcode/leads';

import { openDatabase, readMigrations } from '../src/database/open-database';
import { type SandboxDatabase, withRoles } from '../src/database/with-roles';

/** Folder of the backend's migrations; tests run from their project's folder. */
export const MIGRATIONS_DIR = fileURLToPath(
  new URL('../../supabase/migrations', pathToFileURL(`${process.cwd()}/`)),
);

/** A database in memory with every migration, made before the tests of a file or a group and closed after them. */
export function testDatabase(): SandboxDatabase {
  let opened: SandboxDatabase;
  beforeAll(async () => {
    opened = await openDatabase(null, await readMigrations(MIGRATIONS_DIR));
  });
  afterAll(() => opened.close());
  return withRoles(
    (role, claims) => (text, values) => opened.as(role, claims)(text, values),
    () => opened.close(),
  );
}

/** What a function gets beside its database: nobody is limited, and a failure is the test's. */
export const FUNCTION_PORTS: EndpointPorts = {
  limiter: { take: () => Promise.resolve(0) },
  visitorOf: () => 'visitor',
  reportFailure: (error) => {
    throw error;
  },
};

/** @returns what a function answers to a body that is posted. */
export async function posted(handler: Handler, body: object) {
  const request = new Request('http://localhost/', { method: 'POST', body: JSON.stringify(body) });
  const response = await handler(request);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

let leads = 0;

/** A coupon request as the function stores it, under a reference that no test of the file has used before. */
export const newLead = (changes: Partial<StoredLead> = {}): StoredLead => {
  leads += 1;
  return {
    reference: leadIdFrom([leads & 31, leads >> 5, ...Array<number>(10).fill(0)]),
    kind: 'coupon',
    name: 'Ana Lopez',
    email: 'ana@example.com',
    phone: '972-555-0101',
    subject: '10% Off Coupon Request',
    message: '',
    branch: 'euless',
    consent: { version: 'sms-email-2', channel: 'coupon-dialog' },
    ...changes,
  };
};
