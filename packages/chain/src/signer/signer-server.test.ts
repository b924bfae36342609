import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ChainWorld, openDesk } from '../testing/test-world.ts';
import { practiceAssets } from '../practice/practice-settings.ts';
import { readFrames } from './frames.ts';
import { serveSigner } from './signer-server.ts';
import type { SigningService } from './signing-service.ts';

const refused = { kind: 'refused', code: 'request_invalid' };
let world: ChainWorld;
let desk: SigningService;
let server: { close(): Promise<void> };
const sockets: Socket[] = [];

beforeEach(async () => {
  world = await ChainWorld.start();
  desk = openDesk(world, { assets: practiceAssets });
  server = await serveSigner(join(world.folder, 'signer.sock'), desk, world.logged);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
  desk.close();
  await world.stop();
});

function frame(body: string, size = Buffer.byteLength(body)): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(size);
  return Buffer.concat([head, Buffer.from(body)]);
}

/** A connection of its own, with its answers. */
async function connected() {
  const socket = connect(join(world.folder, 'signer.sock'));
  sockets.push(socket);
  await once(socket, 'connect');
  const answers: unknown[] = [];
  readFrames(socket, (answer) => {
    answers.push(answer);
    socket.emit('answer');
  });
  return {
    socket,
    async ask(bytes: Buffer): Promise<unknown> {
      const answered = once(socket, 'answer');
      socket.write(bytes);
      await answered;
      return answers.at(-1);
    },
  };
}

it('refuses names of object properties as kinds of request, and lives on', async () => {
  const { ask } = await connected();
  for (const kind of ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty']) {
    expect(await ask(frame(JSON.stringify({ kind, request: {} })))).toEqual(refused);
  }
  const fees = { maxFeePerGas: { $big: '1' }, maxPriorityFeePerGas: { $big: '1' } };
  const request = JSON.stringify({ accountId: 1, nonce: 0, fees });
  for (const body of [
    'null',
    '[]',
    '7',
    '"sweep"',
    '{}',
    `{"kind":"top_up","__proto__":{},"request":${request}}`,
    '{"kind":"top_up","request":{"__proto__":{"accountId":1,"nonce":0}}}',
    '{"kind":["top_up"],"request":{}}',
  ]) {
    expect(await ask(frame(body))).toEqual(refused);
  }
  expect(await ask(frame(`{"kind":"top_up","request":${request}}`))).toMatchObject({ kind: 'moved' });
  expect(world.log).toContain('nothing is signed');
});

it('answers bytes that are no frame with the reason, ends that connection and no other', async () => {
  const { ask } = await connected();
  for (const bytes of [
    frame('{"kind":'),
    frame('{"kind":{"$big":"nothing"}}'),
    frame(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    frame('', 0xffff_ffff),
    Buffer.from('GET / HTTP/1.1\r\n\r\n'),
  ]) {
    const other = await connected();
    const ended = once(other.socket, 'end');
    expect(await other.ask(bytes)).toEqual(refused);
    await ended;
  }
  expect(world.log.filter((line) => line === 'what was sent is no frame')).toHaveLength(5);
  expect(await ask(frame('{}'))).toEqual(refused);
});
