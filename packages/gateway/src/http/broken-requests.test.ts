import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSystem, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
let port: number;
beforeAll(async () => {
  system = await startTestSystem();
  port = await system.gateway.listen(0, '127.0.0.1');
});
afterAll(() => system.close());

function answerTo(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

it.each([
  ['a path of 20,000 letters', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431, 'too_large'],
  ['no HTTP at all', 'give me everything\r\n\r\n', 400, 'parameter_error'],
])('answers %s in the envelope, and ends the connection', async (_, request, status, code) => {
  const [head = '', body = ''] = (await answerTo(request)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toMatchObject({ type: 'error', code });
});

it('answers in the requested language, as far as it has come', async () => {
  const messageTo = async (request: string) =>
    JSON.parse((await answerTo(request)).split('\r\n\r\n')[1] ?? '').message as string;
  const plain = await messageTo('GET /api/menu HTTP/9.9\r\nHost: localhost\r\n\r\n');
  const english = await messageTo('GET /api/menu?lang=en HTTP/9.9\r\nHost: localhost\r\n\r\n');
  expect(english).not.toBe(plain);
  expect(await messageTo('GET /api/menu HTTP/9.9\r\nAccept-Language: en\r\n\r\n')).toBe(english);
});
