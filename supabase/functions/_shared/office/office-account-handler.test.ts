import { CENTER_IDS } from '@kidcode/branches';

import { posted, testPorts } from '../test/test-ports.ts';
import { officeAccountHandler } from './office-account-handler.ts';

const PERSON = { email: 'Anna@school.example', role: 'staff', centers: CENTER_IDS.slice(0, 1) };
const TOKEN = 'the.owner.token';

/** The backend's answers in turn; who was asked with what. */
function backendOf(answers: readonly (readonly [status: number, body: object])[]) {
  const asked: { path: string; bearer: string; body: unknown }[] = [];
  const { ports, failures } = testPorts();
  const handler = officeAccountHandler({
    ...ports,
    ask: (path, { headers, body }) => {
      const [status, answer] = answers[asked.length] ?? [500, {}];
      asked.push({
        path,
        bearer: new Headers(headers).get('Authorization') ?? '',
        body: JSON.parse(typeof body === 'string' ? body : '') as unknown,
      });
      return Promise.resolve(new Response(JSON.stringify(answer), { status }));
    },
    serviceKey: 'the-service-key',
  });
  const add = (person: object = PERSON, bearer = TOKEN) =>
    posted(handler, person, { Authorization: `Bearer ${bearer}` });
  return { add, asked, failures };
}
const UNKNOWN = [404, { code: 'PT404' }] as const;

it('gives a role to somebody who has an account, with the token of whoever asks', async () => {
  const { add, asked } = backendOf([[200, {}]]);
  expect(await add()).toEqual({
    status: 200,
    body: { ...PERSON, email: 'anna@school.example', isNew: false },
  });
  const args = { p_email: 'anna@school.example', p_role: 'staff', p_centers: PERSON.centers };
  expect(asked).toEqual([{ path: '/rest/v1/rpc/office_grant', bearer: `Bearer ${TOKEN}`, body: args }]);
});

it.each([[200], [422]])('makes the account where there is none (status %s), and asks again', async (made) => {
  const { add, asked } = backendOf([UNKNOWN, [made, {}], [200, {}]]);
  expect(await add()).toMatchObject({ status: 200, body: { isNew: true } });
  expect(asked.map(({ path, bearer }) => [path, bearer])).toEqual([
    ['/rest/v1/rpc/office_grant', `Bearer ${TOKEN}`],
    ['/auth/v1/admin/users', 'Bearer the-service-key'],
    ['/rest/v1/rpc/office_grant', `Bearer ${TOKEN}`],
  ]);
});

it.each([
  ['staff', 403, 'not-yours'],
  ['somebody whose token is over', 401, 'signed-out'],
  ['the last owner who would be none', 422, 'last-owner'],
])('refuses %s, and makes no account', async (_, status, code) => {
  const { add, asked } = backendOf([[status, {}]]);
  expect(await add()).toMatchObject({ status, body: { error: { code } } });
  expect(asked).toHaveLength(1);
});

it.each([
  ['no token', PERSON, 'sandbox', 401],
  ['a center that there is not', { ...PERSON, centers: ['nowhere'] }, TOKEN, 400],
  ['a role that there is not', { ...PERSON, role: 'admin' }, TOKEN, 400],
  ['no address', { ...PERSON, email: 'anna' }, TOKEN, 400],
  ['an address of this computer alone', { ...PERSON, email: 'anna@localhost' }, TOKEN, 400],
])('asks nobody with %s', async (_, person, bearer, status) => {
  const { add, asked } = backendOf([]);
  expect((await add(person, bearer)).status).toBe(status);
  expect(asked).toEqual([]);
});

it.each([
  ['the function is missing', [[404, { code: 'PGRST202' }]]],
  ['the database is out of order', [[500, {}]]],
  ['no account can be made', [UNKNOWN, [500, {}]]],
] as const)('says no more than that it failed where %s', async (_, answers) => {
  const { add, failures } = backendOf(answers);
  expect(await add()).toMatchObject({ status: 500, body: { error: { code: 'failed' } } });
  expect(failures).toHaveLength(1);
});
