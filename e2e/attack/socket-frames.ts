import { randomBytes } from 'node:crypto';
import { ask } from './ask.ts';
import { type Outcome, Trial } from './outcome.ts';
import { type Asked, type Heard, raw } from './raw.ts';
import type { Victim } from './victim.ts';

const handshake = (headers = ''): string =>
  `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
  `sec-websocket-key: ${randomBytes(16).toString('base64')}\r\nsec-websocket-version: 13\r\n${headers}\r\n`;

const text = 1;

/** A frame as a client sends it, masked with zeros; `first` is its first byte. */
function frame(first: number, payload: string | Uint8Array, masked = true): Buffer {
  const bytes = Buffer.from(payload as string);
  const mask = masked ? 0x80 : 0;
  const length = bytes.length < 126 ? Buffer.from([mask | bytes.length]) : Buffer.alloc(bytes.length < 65_536 ? 3 : 9);
  if (bytes.length >= 126 && bytes.length < 65_536) {
    length[0] = mask | 126;
    length.writeUInt16BE(bytes.length, 1);
  } else if (bytes.length >= 65_536) {
    length[0] = mask | 127;
    length.writeBigUInt64BE(BigInt(bytes.length), 1);
  }
  return Buffer.concat([Buffer.from([first]), length, Buffer.alloc(masked ? 4 : 0), bytes]);
}

/** The time in which an answer to a packet comes, if any. */
const answerMs = 100;
const last = 0x80;
const say = (packet: string): Buffer => frame(last | text, packet);
/** Clients that speak before they are connected are cut off: a busy server takes its time to answer this. */
const connect = (auth: string): Asked => ({
  bytes: say(`40${auth}`),
  isAnswered: (text) => /40\{"sid"|44\{/.test(text),
});
const connected = connect('{}');
const subscribe = (payload: unknown): Buffer => say(`421["subscribe",${JSON.stringify(payload)}]`);

/** Violations of the protocol: the socket is ended. */
const broken: Readonly<Record<string, readonly (Buffer | Asked)[]>> = {
  'a frame without a mask': [frame(last | text, '40{}', false)],
  'an opcode that is reserved': [frame(last | 3, 'x')],
  'a control opcode that is reserved': [frame(last | 0xb, 'x')],
  'reserved bits': [frame(last | 0x70 | text, 'x')],
  'a continuation of nothing': [frame(last, 'x')],
  'a ping in pieces': [frame(9, 'x')],
  'a ping of 200 bytes': [frame(last | 9, 'x'.repeat(200))],
  'a close of one byte': [frame(last | 8, 'x')],
  'a close with a code nobody has': [frame(last | 8, Buffer.from([0, 1]))],
  'text that is no UTF-8': [frame(last | text, Buffer.from([0x34, 0xff, 0xfe, 0xc0]))],
  'a frame of 100 KB': [say(`42["subscribe","${'x'.repeat(100_000)}"]`)],
  'a header that promises 2^62 bytes': [
    Buffer.from([last | text, 0xff, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3]),
  ],
  'pieces of 100 KB in all': [
    frame(text, 'x'.repeat(10_000)),
    ...Array.from({ length: 10 }, () => frame(0, 'x'.repeat(10_000))),
  ],
  'a packet of no type': [say('9')],
  'socket.io of no type': [connected, say('49')],
  'no JSON': [connected, say('42{"subscribe"')],
  'no list': [connected, say('42{"a":1}')],
  'an event without a name': [connected, say('42[]')],
  'an event that is a number of attachments': [
    connected,
    say('4599999999-["subscribe",{"_placeholder":true,"num":0}]'),
  ],
  'a name that is reserved': [connected, say('42["disconnect"]')],
  'a reserved name of emitters': [connected, say('42["newListener","x"]')],
};

/** Meaningless frames that the protocol allows: they are ignored, and the socket continues. */
const odd: Readonly<Record<string, readonly (Buffer | Asked)[]>> = {
  'an event nobody knows': [say('42["steal",{"all":true}]')],
  'an event of the prototype': [say('42["__proto__",{}]'), say('42["constructor",{}]'), say('42["toString",{}]')],
  'a subscription to nothing': [say('42["subscribe"]'), subscribe(null), subscribe('x'), subscribe(7)],
  'topics of no shape': [
    subscribe({ topics: 'book:1' }),
    subscribe({ topics: { length: 1e9 } }),
    subscribe({ topics: [[], {}, null, 7] }),
  ],
  'topics of the prototype': [
    subscribe({ topics: ['__proto__', 'constructor:1', 'toString', 'book:__proto__', 'book:-1', 'book:1e9'] }),
  ],
  'an acknowledgement of nothing': [say('43999[1]')],
  'a prototype in JSON': [say('42["subscribe",{"__proto__":{"topics":["me"]},"topics":[]}]')],
  'a namespace nobody has': [say('40/admin,{}')],
};

/** Malicious WebSocket and socket.io traffic: the socket ends or goes on, and no other client notices. */
export async function attackSockets({ address, people }: Victim): Promise<readonly Outcome[]> {
  const protocol = new Trial('malformed WebSocket and socket.io');
  for (const [what, parts] of Object.entries(broken)) {
    const heard = await talk(address, parts, saysClose);
    protocol.held(heard.wasEnded || saysClose(heard.text) ? undefined : `${what}: the socket was left open`);
  }
  for (const [what, parts] of Object.entries(odd)) {
    const heard = await talk(address, [connected, ...parts, subscribe({ topics: ['book:1'] })], hasBook);
    protocol.held(hasBook(heard.text) ? undefined : `${what}: the socket no longer answers`);
  }
  const foreign = await raw(address, [handshake('origin: https://evil.example\r\n'), connected]);
  protocol.held(foreign.text.includes(' 101 ') ? 'a page of another site opened a socket' : undefined);
  const after = await talk(address, [connected, subscribe({ topics: ['book:1'] })], hasBook);
  protocol.held(hasBook(after.text) ? undefined : 'a sound socket afterwards is not answered');
  const { status } = await ask({ address }, { path: '/api/getSiteConfig' });
  protocol.held(status === 200 ? undefined : `a sound request afterwards was answered ${status}`);
  return [protocol.outcome(), await privateTopics(address, await people.user('plain'))];
}

const ownTopics = [
  'me',
  'orders',
  'positions',
  'risk',
  'funding',
  'options',
  'copy_feed',
  'me:1',
  'me:2',
  'positions:1',
];

/** Topics of a user, requested by a visitor, with unknown tokens, and with texts that are no token. */
async function privateTopics(address: string, token: string): Promise<Outcome> {
  const trial = new Trial("users' own topics, by visitors: refused");
  const visitors = [
    '{}',
    '{"token":"nobody"}',
    '{"token":{"$ne":""}}',
    '{"token":["x"]}',
    '{"token":null}',
    '{"accountId":1}',
  ];
  const topics = subscribe({ topics: ownTopics });
  for (const auth of visitors) {
    const { text: heard } = await talk(address, [connect(auth), topics], hasSnapshots);
    trial.held(heard.includes('"snapshots":{}') ? undefined : `with ${auth}: ${heard.slice(-200)}`);
  }
  const asOwner = [connect(JSON.stringify({ token })), subscribe({ topics: ['me'] })];
  const { text: own } = await talk(address, asOwner, hasSnapshots);
  trial.held(own.includes('"snapshots":{"me"') ? undefined : `its owner was not given a topic: ${own.slice(-200)}`);
  return trial.outcome();
}

function talk(address: string, parts: readonly (Buffer | Asked)[], isAll: (text: string) => boolean): Promise<Heard> {
  const opened: Asked = { bytes: handshake(), isAnswered: (text) => text.includes('0{"sid"') };
  return raw(address, [opened, ...parts], { betweenMs: answerMs, isAll });
}

/** The first byte of a close frame, bytes being read one to a character. */
const saysClose = (text: string): boolean => text.includes('\u0088');
const hasBook = (text: string): boolean => text.includes('"snapshots":{"book:1"');
const hasSnapshots = (text: string): boolean => text.includes('"snapshots":');
