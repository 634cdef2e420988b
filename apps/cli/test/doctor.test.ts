import { kidcode, refused, words } from './kidcode';

/** Each fault is planted in front of the built site: e2e/tests/doctor.spec.ts. */
describe('kidcode doctor', () => {
  it('says that nobody answers, and wants an address', async () => {
    const { code, stdout, stderr } = await kidcode(words('doctor --base-url http://127.0.0.1:2'));
    expect([code, stdout]).toEqual([1, expect.stringContaining('cannot be reached')]);
    expect(stderr).toMatch(/^kidcode: expected 1 parts to be right, 1 are not; first: [^\n]+\n$/);
    expect(await refused(['doctor'])).toContain('--base-url');
    expect(await refused(words('doctor --base-url ftp://a.example'))).toContain('http');
  });
});
