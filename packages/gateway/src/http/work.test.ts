import { allCalls, loginUser, registerUser, resetPassword, sendMailCode } from '@candor/api';
import { solveWork } from '@candor/api/work';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSystem, testPassword, type TestSystem, type WireAnswer } from '../testing/test-system.ts';

const cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const email = 'ann@example.com';
const login = { user_string: email, password: testPassword, lang: 'en' };
let system: TestSystem;
/** With a line that is always loaded, and where no sending is usual. */
beforeAll(async () => {
  system = await startTestSystem({ platform: { hashing: { cost, loadedAt: 0 }, codeLimits: { usualInAll: 0 } } });
});
afterAll(() => system.close());

type Fields = Readonly<Record<string, unknown>>;
type Sent = Parameters<TestSystem['send']>;

/** The proof of a client that follows the refusal. */
function proofOf({ body }: WireAnswer): string {
  expect(body).toMatchObject({ type: 'error', code: 'work_needed', work: { expires: expect.any(Number) } });
  return solveWork({ ...body.work, expiresAtMs: body.work.expires });
}

/** Sends it, does the work, and sends it again. */
async function work(call: Sent[0], fields: Fields): Promise<WireAnswer> {
  return system.send(call, { ...fields, work: proofOf(await system.send(call, fields)) });
}

it('asks for work in every call that declares it, in the caller’s language, with all that it needs', async () => {
  const name = { user_string: email, account: email, mobile: '0912345678', area_code: '84', passkey: '{}' };
  const more = { code: '123456', password: testPassword, re_password: testPassword, repassword: testPassword };
  const asking = allCalls.filter(({ work: cause }) => cause !== undefined);
  for (const call of asking) {
    const { status, body } = await system.send(call, { ...name, ...more, lang: 'en' });
    expect([status, body], call.path).toEqual([
      200,
      {
        type: 'error',
        code: 'work_needed',
        message: expect.stringContaining('check your device'),
        work: { salt: expect.any(String), bits: 13, count: expect.any(Number), expires: expect.any(Number) },
      },
    ]);
  }
});

it('lets callers with work through: a code, a registration, a login', async () => {
  expect((await work(sendMailCode, { user_string: email, scene: 'register' })).body.type).toBe('ok');
  const [message] = await system.outbox.list(1);
  const fresh = { user_string: email, code: message?.code, password: testPassword, re_password: testPassword };
  expect((await work(registerUser, fresh)).body.type).toBe('ok');
  expect((await work(loginUser, login)).body.type).toBe('ok');
});

it('accepts it in another form and order, and once', async () => {
  const proof = proofOf(await system.send(loginUser, login));
  const turned = { work: proof, ...Object.fromEntries(Object.entries(login).reverse()) };
  expect((await system.send(loginUser, turned, { as: 'json' })).body.type).toBe('ok');
  proofOf(await system.send(loginUser, turned));
});

it.each([
  ['another name', loginUser, { ...login, user_string: 'bob@example.com' }],
  ['another password', loginUser, { ...login, password: 'another password' }],
  ['another call', resetPassword, { account: email, code: '123456', password: 'x', repassword: 'x' }],
])('accepts nothing for %s', async (_, call, fields) => {
  const proof = proofOf(await system.send(loginUser, login));
  proofOf(await system.send(call, { ...fields, work: proof }));
  expect((await system.send(loginUser, { ...login, work: proof })).body.type).toBe('ok');
});

it('answers the same for a name that nobody has', async () => {
  const answerFor = async (userString: string) => {
    const { body } = await system.send(loginUser, { ...login, user_string: userString });
    const { salt, expires, ...rest } = body.work;
    return { ...body, work: { ...rest, saltSize: salt.length, hasEnd: expires > 0 } };
  };
  expect(await answerFor('nobody@example.com')).toEqual(await answerFor(email));
});

it('asks nobody on a calm day, whatever the field contains', async () => {
  const calm = await startTestSystem();
  try {
    const { email: name, password } = await calm.newUser();
    const { body } = await calm.send(loginUser, { user_string: name, password, work: 'nonsense' });
    expect(body.type).toBe('ok');
  } finally {
    await calm.close();
  }
});
