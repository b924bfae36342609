import { brotliDecompressSync } from 'node:zlib';
import { allCalls, type CallSpec, getCompliance, legalDocuments } from '@candor/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSystem, type TestSystem, type TestUser } from '../testing/test-system.ts';

let system: TestSystem;
let user: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  user = await system.newUser();
});
afterAll(() => system.close());

const signedIn = allCalls.filter(({ access }) => access === 'signed_in');
const anyPath = '/nothing/here';

it.each(signedIn.map((call): [string, CallSpec] => [call.path, call]))(
  'answers 999 to visitors of %s',
  async (_path, call) => {
    for (const token of [undefined, 'x', 'A'.repeat(43)]) {
      const { status, body } = await system.send(call, {}, { token });
      expect([status, body]).toEqual([200, { type: '999', code: 'signed_out', message: 'Vui lòng đăng nhập trước.' }]);
    }
  },
);

const nonsense = [
  '',
  ' ',
  '-1',
  '1e-9',
  '0x10',
  'NaN',
  'Infinity',
  '+1',
  ' 1',
  '1,000',
  '١٢٣',
  '1.',
  '.5',
  '00',
  '01',
  `0.${'1'.repeat(40)}`,
  '9'.repeat(40),
  '\u0000',
  '<b>',
  '☃'.repeat(300),
];

it.each(allCalls.map((call): [string, CallSpec] => [call.path, call]))(
  'survives nonsense in every field of %s',
  async (_path, call) => {
    const fields = fieldsOf(call);
    for (const word of nonsense) {
      for (const field of fields) {
        const { token } = call.path === '/user/logout' ? { token: undefined } : user;
        const { status, body } = await system.send(call, { ...valid(call), [field]: word }, { token });
        expect(status, `${field}=${word}`).toBe(200);
        if (body.code === 'parameter_error') expect(body.field).toBeTypeOf('string');
      }
    }
  },
);

it.each(['-1', '1e-9', '0x10', 'NaN', 'Infinity', '+1', ' 1', '1,000', '١٢٣', '1.', '01', `0.${'1'.repeat(40)}`])(
  'refuses the amount %s by its field',
  async (amount) => {
    const trade = { method: 'POST', path: '/coin/trade' } as const;
    const fields = { currency_id: 1, legal_id: 3, type: 1, target_price: '50000', amount, lang: 'en' };
    for (const as of ['form', 'json'] as const) {
      const { status, body } = await system.send(trade, fields, { token: user.token, as });
      expect([status, body.type, body.code, body.field]).toEqual([200, 'error', 'parameter_error', 'amount']);
      expect(body.message).toContain('amount');
    }
  },
);

it('reads forms and JSON alike, and refuses repeated keys and arrays', async () => {
  const change = { method: 'POST', path: '/wallet/change' } as const;
  const fields = { currency_id: 3, number: '5', from_field: 2, to_field: 3 };
  const form = await system.send(change, fields, { token: user.token });
  const json = await system.send(change, fields, { token: user.token, as: 'json' });
  expect(form.body.code).toBe('balance_insufficient');
  expect(json.body).toEqual(form.body);
  const array = await system.send(change, { ...fields, number: ['5'] }, { token: user.token, as: 'json' });
  expect([array.status, array.body.code, array.body.field]).toEqual([200, 'parameter_error', 'number']);
  const twice = await raw('POST', '/api/wallet/change', 'number=1&number=2');
  expect([twice.statusCode, twice.json().code, twice.json().field]).toEqual([200, 'parameter_error', 'number']);
  const broken = await raw('POST', '/api/wallet/change', '{"a"', 'application/json');
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'parameter_error']);
  const unknownType = await raw('POST', '/api/wallet/change', '<a/>', 'application/xml');
  expect([unknownType.statusCode, unknownType.json().type]).toEqual([415, 'error']);
  const large = await raw('POST', '/api/wallet/change', `a=${'x'.repeat(70_000)}`);
  expect([large.statusCode, large.json().code]).toEqual([413, 'too_large']);
});

it('rejects undeclared fields of a call that changes something, by name', async () => {
  const trade = { method: 'POST', path: '/coin/trade' } as const;
  const fields = { currency_id: 1, legal_id: 3, type: '1', amount: '0.0002' };
  const refusalOf = async (odd: object, as: 'form' | 'json') => {
    const { status, body } = await system.send(trade, { ...fields, ...odd }, { token: user.token, as });
    return [status, body.code, body.field];
  };
  for (const as of ['form', 'json'] as const) {
    expect(await refusalOf({ price: '50000' }, as)).toEqual([200, 'parameter_error', 'price']);
    expect(await refusalOf({ targetPrice: '50000' }, as)).toEqual([200, 'parameter_error', 'targetPrice']);
    const declared = { target_price: '50000', lang: 'en' };
    expect(await refusalOf(declared, as)).toEqual([200, 'balance_insufficient', undefined]);
  }
  expect(await refusalOf({ target_price: null }, 'json')).toEqual([200, 'parameter_error', 'target_price']);
  const inQuery = await raw('POST', '/api/coin/trade?target_price=50000', 'currency_id=1&legal_id=3&type=1');
  expect([inQuery.statusCode, inQuery.json().code, inQuery.json().field]).toEqual([
    200,
    'parameter_error',
    'target_price',
  ]);
});

it('answers in the requested language', async () => {
  const info = { method: 'GET', path: '/user/info' } as const;
  const said = async (fields: object, headers = {}) =>
    (await system.send(info, { ...fields }, { headers })).body.message as string;
  expect(await said({ lang: 'en' })).toBe('Please log in first.');
  expect(await said({ lang: 'zh' })).toBe('请先登录。');
  expect(await said({})).toBe('Vui lòng đăng nhập trước.');
  expect(await said({}, { 'accept-language': 'en-GB' })).toBe('Please log in first.');
  expect(await said({ lang: 'th' })).toBe('Please log in first.');
});

it('rejects unreadable input in the language that can be known', async () => {
  const form = 'application/x-www-form-urlencoded';
  const json = 'application/json';
  const refusalOf = async (url: string, type: string, payload: string, headers = {}) => {
    const answer = await system.gateway.app.inject({
      method: 'POST',
      url: `/api/user/login${url}`,
      headers: { 'content-type': type, ...headers },
      payload,
    });
    return [answer.statusCode, answer.json().message as string] as const;
  };
  const english = await refusalOf('?lang=en', json, '{');
  const chinese = await refusalOf('?lang=zh', json, '{');
  const vietnamese = await refusalOf('', json, '{');
  expect(new Set([english[1], chinese[1], vietnamese[1]]).size).toBe(3);
  // In the body, though it cannot be read; it wins over the address line, and that over the header.
  expect(await refusalOf('', json, '{"lang": "en", "a"')).toEqual(english);
  expect(await refusalOf('?lang=zh', json, '{"lang": "en", "a"')).toEqual(english);
  expect(await refusalOf('?lang=zh', json, '{', { 'accept-language': 'en' })).toEqual(chinese);
  expect(await refusalOf('', json, '{', { 'accept-language': 'en' })).toEqual(english);
  const twice = async (url: string, body: string) => (await refusalOf(url, form, `type=1&type=2&${body}`))[1];
  expect(await twice('', 'lang=en')).toBe(await twice('?lang=en', ''));
  expect(await twice('', 'lang=en')).not.toBe(await twice('', ''));
  // Before anything of the body is read: its kind and its size.
  for (const [type, payload, status] of [
    ['text/plain', 'x', 415],
    [json, `{"a":"${'x'.repeat(70_000)}"}`, 413],
  ] as const) {
    const said = async (lang: string) => refusalOf(`?lang=${lang}`, type, payload);
    expect((await said('en'))[0]).toBe(status);
    expect((await said('en'))[1]).not.toBe((await said('vn'))[1]);
  }
  // And where only the call itself is wrong: the address line counts where the body has no language.
  expect(await refusalOf('?lang=en', form, '')).toEqual(await refusalOf('', form, 'lang=en'));
  expect(await refusalOf('?lang=en', form, 'lang=zh')).toEqual(await refusalOf('', form, 'lang=zh'));
});

it('names the words that a field may be', async () => {
  const { method, path } = getCompliance;
  const { body } = await system.send({ method, path }, { lang: 'en', document: 'about' });
  expect(body.message).toBe(`document: use one of ${legalDocuments.join(', ')}.`);
});

it('shows the fields of a coin that the specification has', async () => {
  const coins = (await system.send({ method: 'GET', path: '/currency/list' }, {})).body.message.data;
  expect(coins.slice(0, 3).map(({ id, name }: { readonly id: number; readonly name: string }) => [id, name])).toEqual([
    [1, 'BTC'],
    [2, 'ETH'],
    [3, 'USDT'],
  ]);
  expect(coins[2]).toMatchObject({ full_name: 'Tether USD', sub_name: expect.stringContaining('TRC20'), type: 'coin' });
  expect(coins[2]).toMatchObject({ status: expect.stringMatching(/^[01]$/) });
});

it('serves each of the standing texts, and the compliance text to a call that names none', async () => {
  const { method, path } = getCompliance;
  const titleOf = async (fields: object) =>
    (await system.send({ method, path }, { lang: 'en', ...fields })).body.message.title;
  const titles = [];
  for (const document of legalDocuments) titles.push(await titleOf({ document }));
  expect(titles).toEqual(['Operational compliance', 'User agreement', 'Privacy', 'Risk notice']);
  expect(await titleOf({})).toBe('Operational compliance');
  const wrong = await system.send({ method, path }, { document: 'about' });
  expect(wrong.body).toMatchObject({ code: 'parameter_error', field: 'document' });
});

it('answers unknown paths and methods in the envelope', async () => {
  for (const [method, path] of [
    ['GET', `/api${anyPath}`],
    ['POST', '/api/user/info'],
    ['GET', anyPath],
  ] as const) {
    const answer = await raw(method, `${path}?lang=en`, '');
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { type: 'error', code: 'not_found', message: 'Nothing found at this address.' },
    ]);
  }
});

it('sets the headers of a door that lets nothing else in', async () => {
  const { headers: page } = await raw('GET', '/outbox', '');
  expect(page['content-security-policy']).toMatch(/object-src 'none'.*frame-ancestors 'none'/);
  expect(page['content-security-policy']).toContain("base-uri 'none'");
  expect(page['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(page['content-security-policy']).toContain("require-trusted-types-for 'script';trusted-types default;");
  expect(page['content-security-policy']).toMatch(/report-to policy$/);
  expect(page['reporting-endpoints']).toBe('policy="/policy-reports"');
  expect(page['permissions-policy']).toContain('microphone=()');
  const { headers: call } = await raw('GET', '/api/getSiteConfig', '');
  expect(call['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
  for (const headers of [page, call]) {
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

it('limits calls by account with a time to wait, in the envelope', async () => {
  const slow = await startTestSystem({ gateway: { rateLimits: { exit: { perSecond: 0.001, burst: 2 } } } });
  try {
    const { token } = await slow.newUser();
    const cancel = { method: 'POST', path: '/coin/cancel' } as const;
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await slow.send(cancel, { id: 1, lang: 'en' }, { token }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.body.code).toBe('too_many_requests');
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  } finally {
    await slow.close();
  }
});

it('accepts reports of forbidden scripts, and keeps none of their content', async () => {
  const report = (type: string, payload: string) =>
    system.gateway.app.inject({
      method: 'POST',
      url: '/policy-reports',
      headers: { 'content-type': type },
      payload,
    });
  const told = JSON.stringify([{ body: { effectiveDirective: 'script-src', blockedURL: 'https://x.example' } }]);
  for (const payload of [told, 'not json', 'null', '[]', '[null]', '{"csp-report":{"effective-directive":"a b"}}']) {
    expect((await report('application/reports+json', payload)).statusCode, payload).toBe(204);
  }
  expect((await report('text/html', told)).statusCode).toBe(415);
  expect((await report('application/csp-report', 'x'.repeat(20_000))).statusCode).toBe(413);
});

it('has the browser clear its data at the end of a session', async () => {
  const leaving = await system.newUser();
  const { headers, body } = await system.send({ method: 'GET', path: '/user/logout' }, {}, leaving);
  expect([headers['clear-site-data'], body.type]).toEqual(['"cache"', 'ok']);
  expect((await system.send({ method: 'GET', path: '/getSiteConfig' })).headers['clear-site-data']).toBeUndefined();
});

it('shows the API without help from elsewhere', async () => {
  const document = (await raw('GET', '/api/openapi.json', '')).json();
  expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(allCalls.map(({ path }) => path))].toSorted());
  const page = await raw('GET', '/api/docs/', '');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(src|href)="https?:/);
  // In an origin of its own it has neither our storage nor our calls.
  expect(page.headers['content-security-policy']).toMatch(/^sandbox allow-scripts;/);
  expect(page.headers['access-control-allow-origin']).toBe('*');
  expect((await raw('GET', '/api/getSiteConfig', '')).headers['access-control-allow-origin']).toBeUndefined();
  const script = await raw('GET', '/api/docs/js/scalar.js', '');
  expect([script.statusCode, script.headers['content-type']]).toEqual([200, expect.stringContaining('javascript')]);
});

it('shows the outbox as text, whatever was written into it', async () => {
  await system.outbox.deliver({
    channel: 'mail',
    to: '"><script>@x.y',
    scene: 'register',
    code: '123456',
    lang: 'en',
    subject: '<img src=x>',
    text: 'a & b',
    html: '',
  });
  const { body, headers } = await raw('GET', '/outbox', '');
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('123456');
  expect(body).toContain('&lt;img src=x&gt;');
  expect(body).not.toMatch(/<script|<img/);
});

it('does owners’ calls with a token in the header alone', async () => {
  const info = { method: 'GET', path: '/user/info' } as const;
  expect((await system.send(info, { token: user.token, Authorization: user.token })).body.type).toBe('999');
  expect((await system.send(info, {}, { headers: { cookie: `token=${user.token}` } })).body.type).toBe('999');
  expect((await system.send(info, {}, { token: `Bearer ${user.token}` })).body.type).toBe('ok');
});

function raw(method: 'GET' | 'POST', url: string, payload: string, type = 'application/x-www-form-urlencoded') {
  const headers = { authorization: user.token, ...(method === 'POST' ? { 'content-type': type } : {}) };
  return system.gateway.app.inject({ method, url, headers, ...(method === 'POST' ? { payload } : {}) });
}

/** Wire names of a call's fields, as the API page shows them. */
function fieldsOf(call: CallSpec): readonly string[] {
  const shape = (call.input as unknown as { def?: never; _zod: { def: { in: { _zod: { def: { shape: object } } } } } })
    ._zod.def.in._zod.def.shape;
  return Object.keys(shape);
}

/** Something sensible in the fields that calls cannot do without, so that one wrong field is the only one. */
function valid(call: CallSpec): Record<string, unknown> {
  const sensible: Record<string, unknown> = {
    currency_id: 1,
    legal_id: 3,
    type: call.path.startsWith('/coin') ? 1 : undefined,
    amount: '0.01',
    target_price: '50000',
    id: 999_999,
    symbol: 'BTC/USDT',
    period: '1min',
    keyword: 'site_name',
    c_id: 4,
    currency: 3,
    number: '1',
    from_field: 2,
    to_field: 3,
    from_currency_id: 3,
    to_currency_id: 1,
    quote_id: 999_999,
    user_string: 'nobody@example.com',
    account: 'nobody@example.com',
    mobile: '912345678',
    area_code: '84',
    code: '000000',
    email_code: '000000',
    password: 'long enough and odd',
    re_password: 'long enough and odd',
    repassword: 'long enough and odd',
  };
  return Object.fromEntries(
    fieldsOf(call).flatMap((name) => (sensible[name] === undefined ? [] : [[name, sensible[name]]])),
  );
}

it('packs long answers of calls that read, and no short ones', async () => {
  const list = { method: 'GET', path: '/currency/list' } as const;
  const plain = await system.send(list);
  const url = '/api/currency/list?';
  const packed = await system.gateway.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.body);
  expect(packed.rawPayload.length * 3).toBeLessThan(brotliDecompressSync(packed.rawPayload).length);
  const short = await system.gateway.app.inject({ url: '/api/user/info', headers: { 'accept-encoding': 'br' } });
  expect(short.headers).not.toHaveProperty('content-encoding');
});

it.each(allCalls.filter((call) => call.mayBeKept).map((call): [string, CallSpec] => [call.path, call]))(
  'sends %s again only when it has changed, and nothing of it is anybody’s own',
  async (_path, call) => {
    const first = await system.send(call, valid(call));
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.stringMatching(/^W\//) });
    expect((await system.send(call, valid(call), { token: user.token })).headers['etag']).toBe(first.headers['etag']);
    const { statusCode, payload } = await system.gateway.app.inject({
      url: `/api${call.path}?${new URLSearchParams(valid(call) as Record<string, string>).toString()}`,
      headers: { 'if-none-match': first.headers['etag'] as string },
    });
    expect([statusCode, payload]).toEqual([304, '']);
  },
);

it('lets nothing be kept of what is one user’s', async () => {
  const { headers } = await system.send({ method: 'GET', path: '/user/info' }, {}, { token: user.token });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('etag');
});
