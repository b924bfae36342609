import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, count, type Tally, type Target } from '../ask.ts';
import { avif12, avif40, smallPng } from '../pictures.ts';

const boundary = 'candor-attack';
const type = `multipart/form-data; boundary=${boundary}`;

function bodyOf(file: Uint8Array): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.avif"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

/** Sixteen of eight users: half as large as is allowed, half as large as was. */
export async function avifs(target: Target): Promise<Tally> {
  const tally: Tally = {};
  const files = [avif12, avif40];
  const tokens: string[] = [];
  for (let i = 0; i < 8; i++) tokens.push(await target.user(`painter${i}`));
  while (!target.signal.aborted) {
    const sent = tokens.flatMap((token, index) =>
      files.map(async (file) => {
        const { status, body } = await ask(target, {
          method: 'POST',
          path: '/api/upload?purpose=proof',
          from: `127.0.2.${1 + index}`,
          headers: { authorization: token, 'content-type': type },
          body: bodyOf(file),
        });
        count(tally, status === 200 ? String((JSON.parse(body) as { code: unknown }).code) : String(status));
      }),
    );
    await Promise.allSettled(sent);
    await pause(1_000);
  }
  return tally;
}

/**
 * Eighteen uploads of one account, of which ten bytes come and no more; measures if another user's is accepted
 * meanwhile.
 */
export async function slowUploads(target: Target): Promise<Tally> {
  const tally: Tally = {};
  const tokens: string[] = [];
  for (let i = 0; i < 6; i++) tokens.push(await target.user('snail'));
  const honest = await target.user('honest');
  const { hostname, port } = new URL(target.address);
  const sockets = tokens.flatMap((token) =>
    Array.from({ length: 3 }, () => {
      const socket = connect({ port: Number(port), host: hostname, localAddress: '127.0.0.2' });
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/upload?purpose=proof HTTP/1.1\r\nhost: localhost\r\nauthorization: ${token}\r\ncontent-type: ${type}\r\ncontent-length: 5000\r\n\r\n--candor-a`,
      );
      return socket;
    }),
  );
  while (!target.signal.aborted) {
    await pause(500);
    const headers = { authorization: honest, 'content-type': type };
    const asked = { method: 'POST', path: '/api/upload?purpose=proof', headers, body: bodyOf(smallPng) } as const;
    const { status } = await ask(target, asked);
    count(tally, `honest upload ${status}`);
  }
  for (const socket of sockets) socket.destroy();
  return tally;
}
