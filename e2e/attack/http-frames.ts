import { envelopeOf } from './answer.ts';
import { ask } from './ask.ts';
import { type Outcome, Trial } from './outcome.ts';
import { raw } from './raw.ts';

interface Frame {
  readonly what: string;
  readonly bytes: string;
  /** Statuses that are right, in their order; several where a connection goes on. */
  readonly answers: readonly (readonly number[])[];
  /** It is refused before there is a request that could be answered in the envelope. */
  readonly isBare?: true;
}

const rest = '\r\n\r\n';
const host = 'host: localhost';
const hidden = `GET /api/hidden HTTP/1.1\r\n${host}${rest}`;
const form = 'content-type: application/x-www-form-urlencoded';
const post = (headers: string, body: string): string =>
  `POST /api/user/check_email HTTP/1.1\r\n${host}\r\n${form}\r\n${headers}${rest}${body}`;
const get = (headers: string, target = '/api/getSiteConfig'): string =>
  `GET ${target} HTTP/1.1\r\n${host}\r\n${headers}${rest}`;
const refused = [[400]] as const;

const frames: readonly Frame[] = [
  {
    what: 'CL.TE',
    bytes: post('content-length: 6\r\ntransfer-encoding: chunked', `0\r\n\r\n${hidden}`),
    answers: refused,
  },
  {
    what: 'TE.CL',
    bytes: post('transfer-encoding: chunked\r\ncontent-length: 4', `5c\r\n${hidden}\r\n0\r\n\r\n`),
    answers: refused,
  },
  {
    what: 'TE.TE, one of them odd',
    bytes: post('transfer-encoding: chunked\r\ntransfer-encoding: x', `0\r\n\r\n${hidden}`),
    answers: refused,
  },
  {
    what: 'an encoding nobody knows',
    bytes: post('transfer-encoding: xchunked', `0\r\n\r\n${hidden}`),
    answers: refused,
  },
  {
    what: 'a tab before chunked',
    bytes: post('transfer-encoding:\tchunked\r\ncontent-length: 3', 'a=1'),
    answers: refused,
  },
  { what: 'a space before the colon', bytes: post('content-length : 3', 'a=1'), answers: refused },
  { what: 'two lengths', bytes: post('content-length: 3\r\ncontent-length: 300', `a=1${hidden}`), answers: refused },
  { what: 'a list of lengths', bytes: post('content-length: 3, 3', 'a=1'), answers: refused },
  { what: 'a length with a sign', bytes: post('content-length: +3', 'a=1'), answers: refused },
  { what: 'a length in hex', bytes: post('content-length: 0x3', 'a=1'), answers: refused },
  { what: 'a negative length', bytes: post('content-length: -3', 'a=1'), answers: refused },
  { what: 'a length of 30 digits', bytes: post(`content-length: ${'9'.repeat(30)}`, 'a=1'), answers: refused },
  {
    what: 'a chunk of a negative size',
    bytes: post('transfer-encoding: chunked', '-1\r\na\r\n0\r\n\r\n'),
    answers: refused,
  },
  {
    what: 'a chunk of 2^64 bytes',
    bytes: post('transfer-encoding: chunked', '10000000000000000\r\na=1\r\n0\r\n\r\n'),
    answers: refused,
  },
  {
    what: 'a chunk that ends early',
    bytes: post('transfer-encoding: chunked', `3\r\na=1${hidden}`),
    answers: refused,
  },
  { what: 'line feeds alone', bytes: `GET /api/getSiteConfig HTTP/1.1\n${host}\n\n`, answers: refused },
  { what: 'a carriage return alone', bytes: get(`x: a\r${host}`), answers: refused },
  { what: 'a folded header', bytes: get('x: a\r\n b'), answers: refused },
  { what: 'a header of nothing', bytes: get(': a'), answers: refused },
  { what: 'a zero byte in a header', bytes: get('x: a\u0000b'), answers: refused },
  { what: 'a line without a colon', bytes: get('nothing'), answers: refused },
  { what: 'no host', bytes: `GET /api/getSiteConfig HTTP/1.1${rest}`, answers: refused, isBare: true },
  { what: 'two hosts', bytes: get('host: evil.example'), answers: [[400, 421]] },
  {
    what: 'a host that is not ours',
    bytes: `GET /api/getSiteConfig HTTP/1.1\r\nhost: evil.example${rest}`,
    answers: [[421]],
  },
  {
    what: 'a host that only ends like ours',
    bytes: `GET /outbox HTTP/1.1\r\nhost: localhost.evil.example${rest}`,
    answers: [[421]],
  },
  {
    what: 'a host with a user',
    bytes: `GET /outbox HTTP/1.1\r\nhost: localhost@evil.example${rest}`,
    answers: [[400, 421]],
  },
  {
    what: 'the absolute form of another host',
    bytes: `GET http://evil.example/outbox HTTP/1.1\r\nhost: evil.example${rest}`,
    answers: [[404, 421]],
  },
  {
    what: 'the authority form',
    bytes: `CONNECT localhost:22 HTTP/1.1\r\n${host}${rest}`,
    answers: [[400, 404, 405, 501]],
  },
  { what: 'the asterisk form', bytes: `OPTIONS * HTTP/1.1\r\n${host}${rest}`, answers: [[400, 404, 405]] },
  { what: 'a method nobody knows', bytes: `STEAL / HTTP/1.1\r\n${host}${rest}`, answers: refused },
  { what: 'HTTP/0.9', bytes: `GET /outbox\r\n`, answers: refused },
  { what: 'HTTP/2 in the clear', bytes: `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`, answers: refused },
  { what: 'HTTP/9.9', bytes: `GET / HTTP/9.9\r\n${host}${rest}`, answers: refused },
  { what: 'TLS', bytes: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', answers: refused },
  { what: 'bytes of no language', bytes: '\u0000\u00ff\u00fe\u0001\u0002\r\n\r\n', answers: refused },
  { what: 'a header of a megabyte', bytes: get(`x: ${'a'.repeat(1_000_000)}`), answers: [[431]] },
  {
    what: '10,000 headers',
    bytes: get(Array.from({ length: 10_000 }, (_, i) => `x${i}: 1`).join('\r\n')),
    answers: [[431]],
  },
  { what: 'a path of 100 KB', bytes: get('x: 1', `/${'a'.repeat(100_000)}`), answers: [[414, 431]] },
  { what: 'a path that climbs', bytes: get('x: 1', '/h5/../../../../etc/passwd'), answers: [[400, 403, 404]] },
  {
    what: 'a path that climbs in escapes',
    bytes: get('x: 1', '/h5/%2e%2e/%2e%2e/%2e%2e/etc/passwd'),
    answers: [[400, 403, 404]],
  },
  { what: 'a path with a zero byte', bytes: get('x: 1', '/h5/%00'), answers: [[400, 403, 404]] },
  { what: 'a path that is no escape', bytes: get('x: 1', '/api/%zz'), answers: [[400, 404]] },
  {
    what: 'two sound ones at once',
    bytes: `${get('x: 1')}${get('x: 2')}`,
    answers: [[200], [200]],
  },
];

/**
 * Requests that parsers read in different ways: at most one answer to each, never a fault, and the hidden one is not
 * found.
 */
export async function attackHttp(address: string): Promise<Outcome> {
  const trial = new Trial('malformed HTTP');
  for (const frame of frames) {
    const { text } = await raw(address, [Buffer.from(frame.bytes, 'latin1')]);
    trial.held(wrongIn(frame, text));
  }
  const { status } = await ask({ address }, { path: '/api/getSiteConfig' });
  trial.held(status === 200 ? undefined : `a sound request afterwards was answered ${status}`);
  return trial.outcome();
}

function wrongIn({ what, answers, isBare }: Frame, text: string): string | undefined {
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  const told = `${what}: answered ${statuses.join(', ') || 'nothing'}`;
  if (/root:.*:0:0:/.test(text)) return `${what}: a file of the system was given`;
  // Ending without an answer is right for bytes that are no HTTP at all.
  if (statuses.length === 0 && answers.length === 1 && answers[0]?.includes(400)) return undefined;
  if (statuses.length !== answers.length) return told;
  if (!statuses.every((status, index) => answers[index]?.includes(status))) return told;
  if (isBare) return undefined;
  const isOdd =
    answers.length === 1 && envelopeOf({ body: text.slice(text.indexOf(rest) + rest.length) }) === undefined;
  return isOdd ? `${told}, without an envelope` : undefined;
}
