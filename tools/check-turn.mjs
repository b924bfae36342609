/*
 * Draws a turn of the wheel again, from its words alone (docs/rules.md, 17): `node tools/check-turn.mjs turn.json`, with the
 * JSON that the app copies or that /game/history answers. It needs nothing but Node, and nothing of ours.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const turn = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'));
const clientSeed = turn.client_seed ?? turn.clientSeed;
const seed = Buffer.from(turn.seed, 'hex');
const total = turn.segments.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
const bound = 2n ** 64n - (2n ** 64n % total);

function ticketOf() {
  for (let block = 0; ; block++) {
    const mac = createHmac('sha256', seed).update(`${clientSeed}:${turn.nonce}:${block}`).digest();
    for (let at = 0; at < mac.length; at += 8) {
      const word = mac.readBigUInt64BE(at);
      if (word < bound) return Number(word % total);
    }
  }
}

const ticket = ticketOf();
let upTo = 0;
const segment = turn.segments.findIndex(({ weight }) => ticket < (upTo += weight));
const prize = Math.floor((turn.stake * turn.segments[segment].pays) / 100);
const checks = {
  'the secret seed is the committed one': createHash('sha256').update(seed).digest('hex') === turn.commitment,
  [`ticket ${ticket}`]: ticket === turn.ticket,
  [`segment ${segment + 1}`]: segment === turn.segment,
  [`prize ${prize}`]: prize === turn.prize,
};
for (const [what, holds] of Object.entries(checks)) console.log(`${holds ? '✓' : '✗'} ${what}`);
process.exitCode = Object.values(checks).every(Boolean) ? 0 : 1;
