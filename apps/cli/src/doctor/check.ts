/** How one part of a deployment is. A note is worth knowing and keeps nobody from going on. */
export type Check = {
  readonly id: string;
  readonly state: 'ok' | 'note' | 'failed';
  /** What was found; for a failure what was expected, too. */
  readonly message: string;
};

export const fine = (id: string, message: string): Check => ({ id, state: 'ok', message });
export const note = (id: string, message: string): Check => ({ id, state: 'note', message });
export const failed = (id: string, message: string): Check => ({ id, state: 'failed', message });

/** An answer of the deployment; the names of headers are in small letters. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Asks the deployment; null when nobody answers. No redirect is followed. */
export type Ask = (url: string, body?: unknown) => Promise<Answer | null>;

const TIMEOUT_MS = 20_000;

export const askOverNetwork: Ask = async (url, body) => {
  try {
    const post = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(url, {
      ...(body === undefined ? {} : post),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: await response.text() };
  } catch {
    return null;
  }
};

/** A field of a JSON answer, or undefined where there is none. */
export function fieldOf(body: string, name: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  } catch {
    return undefined;
  }
}
