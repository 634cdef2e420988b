import { json } from './json';

export type HealthReport = () => Record<string, unknown>;

/** `GET /health`: whether the parts of the sandbox are up; never a value of the configuration. */
export function healthPage(report: HealthReport): Response {
  return json({ status: 'ok', ...report() }, 200, { 'Cache-Control': 'no-store' });
}
