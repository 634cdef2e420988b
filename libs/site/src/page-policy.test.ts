import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

import { contentSecurityPolicy } from './page-policy';

const HASH = `'sha256-${'A'.repeat(43)}='`;
const policy = (maps: boolean) =>
  contentSecurityPolicy({ scriptHashes: [HASH], connectOrigins: ['https://api.example.com'], maps });

/** What Google's own evaluator holds to be more than a hint. */
const seriousFindings = (text: string) =>
  new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM)
    .map(({ directive, description }) => `${directive}: ${description}`);

describe('contentSecurityPolicy', () => {
  // The policy always named Google's host among the scripts; no test asked anybody who knows the ways around it.
  it.each([false, true])('gives the evaluator nothing serious to say (maps: %s)', (maps) => {
    expect(seriousFindings(policy(maps))).toEqual([]);
  });

  it('sees the way around when there is one', () => {
    expect(seriousFindings("script-src 'self' https://maps.googleapis.com; object-src 'none'")).not.toEqual(
      [],
    );
  });

  it('names no host of Google without a key', () => {
    expect(policy(false)).not.toMatch(/google|gstatic|ggpht/);
    expect(policy(true)).toMatch(/connect-src [^;]*https:\/\/maps\.googleapis\.com/);
  });

  it('lets pages run their own scripts and call the services of the build, and nobody else', () => {
    expect(policy(false)).toContain(`script-src 'self' ${HASH};`);
    expect(policy(false)).toContain("connect-src 'self' https://api.example.com;");
    expect(policy(false)).toContain("frame-ancestors 'none'");
  });
});
