import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ArgumentsOf,
  type CallSpec,
  chatTopic,
  decodeOutput,
  decodeUpdate,
  editNickname,
  encodeInput,
  loginUser,
  newTokenHeader,
  openEnvelope,
  type OutputOf,
  registerUser,
  sendChatMessage,
  sendMailCode,
  setChatRoom,
  socketEvents,
  topicName,
  workField,
} from '@candor/api';
import { solveWork } from '@candor/api/work';
import { io, type Socket } from 'socket.io-client';
import { callAs, journeyOperators } from '../e2e/lib/operator.ts';
import { codeFor } from '../e2e/lib/outbox.ts';
import { startServerProcess } from '../e2e/load/server-process.ts';
import { residentBytes } from './lib/of-process.ts';
import { printTable } from './lib/table.ts';

const people = 200;
const perSecond = 50;
const seconds = 60;
const room = 'en';
/** People who register at the same time. */
const abreast = 4;

const password = 'seven green bottles';

/** A session, with the token it has now. */
interface Writer {
  token: string | undefined;
  /** The address of this machine that it comes from: codes are limited by address. */
  readonly from: string;
}

const agent = new Agent({ keepAlive: false, maxSockets: 64 });

function post(
  url: URL,
  body: string,
  { token, from }: Writer,
): Promise<{ readonly body: unknown; readonly token: string | undefined }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      ...(token !== undefined && { authorization: token }),
    };
    const sent = request(url, { method: 'POST', agent, localAddress: from, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        const renewed = answer.headers[newTokenHeader.toLowerCase()];
        resolve({ body: JSON.parse(text), token: typeof renewed === 'string' ? renewed : undefined });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Makes a call, with the work that a server under pressure asks for. */
async function ask<C extends CallSpec>(
  address: string,
  spec: C,
  input: ArgumentsOf<C>,
  writer: Writer,
  work?: string,
): Promise<OutputOf<C>> {
  const fields = { ...(encodeInput(spec, input) as Record<string, string>), lang: 'en' };
  const body = new URLSearchParams({ ...fields, ...(work !== undefined && { [workField]: work }) }).toString();
  const answer = await post(new URL(`${address}/api${spec.path}`), body, writer);
  writer.token = answer.token ?? writer.token;
  const opened = openEnvelope(answer.body);
  if (opened.kind === 'ok') return decodeOutput(spec, opened.payload);
  if (opened.kind === 'refused' && opened.work !== undefined)
    return ask(address, spec, input, writer, solveWork(opened.work));
  throw new Error(`${spec.path}: ${JSON.stringify(opened)}`);
}

interface Reader {
  readonly socket: Socket;
  readonly seqs: number[];
  frames: number;
}

/** One room with as many writers as readers: all get all, in order, and the server's memory stays as it is. */
export async function benchChat(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  const server = await startServerProcess(dataFolder, process.cwd(), { CANDOR_OPERATORS: journeyOperators });
  await callAs('support', server.address, setChatRoom, { room, accountAgeMinutes: 0 });
  const users: Writer[] = [];
  for (let first = 0; first < people; first += abreast)
    users.push(...(await Promise.all(Array.from({ length: abreast }, (_, n) => newWriter(first + n)))));

  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  const readers: Reader[] = [];
  for (const { token } of users) readers.push(await newReader(token, readers.length === 0));
  const start = residentBytes(server.pid);
  const sends: Promise<{ readonly seq: number }>[] = [];
  const beginMs = performance.now();
  let failures = 0;
  for (let n = 0; n < perSecond * seconds; n++) {
    await pause(Math.max(0, beginMs + (n * 1_000) / perSecond - performance.now()));
    const text = `message ${n} of many`;
    sentAt.set(text, performance.now());
    const message = { room, clientId: `bench-${n}-chat`, text } as const;
    const sent = ask(server.address, sendChatMessage, message, users[n % people] as Writer);
    sent.catch(() => (failures += 1));
    sends.push(sent);
  }
  const answered = (await Promise.allSettled(sends)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const took = (performance.now() - beginMs) / 1_000;
  await pause(2_000);
  const last = Math.max(...answered.map(({ seq }) => seq));
  const whole = readers.filter(({ seqs }) => seqs.every((seq, at) => at === 0 || seq === (seqs[at - 1] ?? 0) + 1));
  const complete = whole.filter(({ seqs }) => seqs.length === answered.length && seqs.at(-1) === last);
  const grown = (residentBytes(server.pid) - start) / 1_048_576;
  delays.sort((a, b) => a - b);
  const at = (share: number) => (delays[Math.floor(delays.length * share)] ?? 0).toFixed(0);
  printTable(
    `One room, ${people} people, ${perSecond} messages a second for ${seconds} s, load from the same machine`,
    [
      { what: 'messages written', value: `${answered.length} in ${took.toFixed(1)} s`, isMet: failures === 0 },
      { what: 'readers who got all, in order', value: String(complete.length), isMet: complete.length === people },
      { what: 'from sending to a reader', value: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms` },
      { what: 'frames a reader', value: String(readers[0]?.frames ?? 0) },
      { what: 'memory more after it', value: `${grown.toFixed(1)} MB` },
    ],
  );
  for (const { socket } of readers) socket.disconnect();
  await server.stop();
  rmSync(dataFolder, { recursive: true });

  async function newWriter(n: number): Promise<Writer> {
    const writer: Writer = { token: undefined, from: `127.0.0.${2 + (n % 4)}` };
    const email = `bench-${n}@chat.example`;
    const identity = { userString: email, channel: 'email' } as const;
    await ask(server.address, sendMailCode, { userString: email, scene: 'register' }, writer);
    const code = await codeFor(dataFolder, email, 'register');
    const registration = { ...identity, code, password, passwordAgain: password };
    await ask(server.address, registerUser, registration, writer);
    writer.token = await ask(server.address, loginUser, { ...identity, password }, writer);
    await ask(server.address, editNickname, { nickname: `Bench${n}` }, writer);
    return writer;
  }

  async function newReader(token: string | undefined, isTimed: boolean): Promise<Reader> {
    const socket = io(server.address, { transports: ['websocket'], forceNew: true, auth: { token } });
    const reader: Reader = { socket, seqs: [], frames: 0 };
    socket.on(socketEvents.message, (_topic: string, { data }: { readonly data: unknown }) => {
      const { messages } = decodeUpdate(chatTopic, data);
      if (messages.length > 0) reader.frames += 1;
      for (const { seq, text } of messages) {
        reader.seqs.push(seq);
        if (isTimed) delays.push(performance.now() - (sentAt.get(text) ?? Number.NaN));
      }
    });
    await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
    await socket.emitWithAck(socketEvents.subscribe, { topics: [topicName(chatTopic, room)] });
    return reader;
  }
}
