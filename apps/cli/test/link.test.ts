import { campLink, consultationLink, DEFAULT_PORTAL, trialLink } from '@kidcode/booking';

import { json, kidcode, refused, words } from './kidcode';

const portal = DEFAULT_PORTAL;
const TOKEN = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl';

describe('link', () => {
  it.each([
    ['', { branchId: 'online', program: 'core', meetingMethod: 'Online' }],
    ['--branch euless', { branchId: 'euless', program: 'core', meetingMethod: 'In-Person' }],
    [
      '--branch flower-mound --program specialized --course ROBLOX_GAME --method virtual',
      { branchId: 'flower-mound', program: 'specialized', meetingMethod: 'Virtual', course: 'ROBLOX_GAME' },
    ],
    [
      '--course CORE-LEVEL-3',
      { branchId: 'online', program: 'core', meetingMethod: 'Online', course: 'CORE-LEVEL-3' },
    ],
    // A course of the other program was booked as one of the core program.
    [
      '--branch euless --course SCRATCHJR',
      { branchId: 'euless', program: 'specialized', meetingMethod: 'In-Person', course: 'SCRATCHJR' },
    ],
    [
      '--course KNCSPECIAL07',
      { branchId: 'online', program: 'specialized', meetingMethod: 'Online', course: 'KNCSPECIAL07' },
    ],
  ] as const)('makes a trial link: %s', async (flags, input) => {
    expect(await json(`link trial ${flags}`)).toEqual({ url: trialLink({ portal, ...input }) });
  });

  it.each([
    ['', 'flower-mound', 'In-Person'],
    ['--branch online', 'online', 'Virtual'],
    ['--branch euless --method Virtual', 'euless', 'Virtual'],
  ] as const)('makes a consultation link: %s', async (flags, branchId, meetingMethod) => {
    const url = consultationLink({ portal, branchId, meetingMethod });
    expect(await json(`link consultation ${flags}`)).toEqual({ url });
  });

  it('makes a camp link from an argument, from standard input, and from what token camp prints', async () => {
    const url = campLink({ portal, token: TOKEN });
    expect(await json(`link camp ${TOKEN}`)).toEqual({ url });
    expect(await json('link camp -', { input: `${TOKEN}\n` })).toEqual({ url });
    expect(await json('link camp -', { input: JSON.stringify({ token: TOKEN }) })).toEqual({ url });
    expect(await json('link camp -', { input: `name  KnCTX1002\n\n${TOKEN}\n` })).toEqual({ url });
  });

  it('names the portal of the flag before that of the environment', async () => {
    const env = { KIDCODE_PORTAL_URL: 'https://enroll.example.com/' };
    const { stdout } = await kidcode(words('link consultation'), { env });
    expect(stdout).toMatch(/^https:\/\/enroll\.example\.com\/book-a-trial\?/);
    const local = await kidcode(words('link consultation --portal /portal'), { env });
    expect(local.stdout).toMatch(/^\/portal\/book-a-trial\?/);
  });

  it.each([
    ['trial --branch dallas', 'expected a branch: online, flower-mound, euless'],
    ['trial --program math', '--program: expected core, specialized; got "math"'],
    ['trial --branch online --method In-Person', '--method: expected Virtual, Online; got "In-Person"'],
    ['trial --course COOKING', '--course: expected a course code, CORE-LEVEL-n or a program'],
    ['trial --program specialized --course CORE-LEVEL-2', '--program: expected core; got "specialized"'],
    ['trial --program core --course SCRATCHJR', '--program: expected specialized; got "core"'],
    ['trial --portal javascript:alert(1)', '--portal: expected an http(s) address or a path such as /portal'],
    ['consultation --method Online', '--method: expected In-Person, Virtual; got "Online"'],
    ['consultation --branch x', 'expected a branch'],
    ['camp nonsense', 'expected a token of three parts joined by dots'],
    ['camp -', 'expected a token of three parts joined by dots'],
  ])('refuses: %s', async (line, message) => {
    expect(await refused(words(`link ${line}`))).toContain(message);
  });

  it('refuses a portal of the environment that is no address', async () => {
    const env = { KIDCODE_PORTAL_URL: 'portal' };
    expect(await refused(words('link trial'), { env })).toContain(
      'KIDCODE_PORTAL_URL: expected an http(s) address',
    );
  });
});
