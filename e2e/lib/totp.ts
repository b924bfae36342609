import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const periodMs = 30_000;
/** From a code's making to the server's look at it, on a busy machine. */
const onItsWayMs = 10_000;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * An authenticator app with one secret (RFC 6238), written anew so that the server's library is not checked against
 * itself. Each code is good once, so a call that comes too early waits for the next.
 */
export function authenticatorApp(secret: string): { next(): Promise<string> } {
  const key = fromBase32(secret.replaceAll(' ', ''));
  let usedStep = 0;
  return {
    async next() {
      // The server takes the step before and the one after too, so of three the first unused one will do.
      const now = Math.floor(Date.now() / periodMs);
      const atTheServer = Math.floor((Date.now() + onItsWayMs) / periodMs);
      const step = Math.max(atTheServer - 1, usedStep + 1);
      if (step > now + 1) await pause((step - 1) * periodMs - Date.now() + 100);
      usedStep = step;
      return codeOf(key, step);
    },
  };
}

function codeOf(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = (digest.at(-1) as number) & 0xf;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
