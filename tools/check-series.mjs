/*
 * Draws every opened box of a series of blind boxes again (docs/rules.md, 17): `node tools/check-series.mjs proof.json …`, with what
 * /bind_box/proof?code=S2 answers, all its pages one file each, or the JSON that the app copies. It needs nothing but Node, and nothing
 * of ours.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest();
const pages = (process.argv.length > 2 ? process.argv.slice(2) : [0])
  .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  .map((answer) => answer.message ?? answer);
const { series } = pages[0];
const commitment = series.commitment;
const listHash = series.list_hash ?? series.listHash;
const lastSeed = series.last_seed ?? series.lastSeed;
const prizes = series.prizes.map((prize) => ({ workId: prize.work_id ?? prize.workId, count: prize.count }));
const boxes = prizes.reduce((sum, { count }) => sum + count, 0);
const draws = pages.flatMap(({ data }) => data).sort((a, b) => a.nonce - b.nonce);
let wrong = 0;

function says(what, holds) {
  if (!holds) wrong++;
  console.log(`${holds ? '✓' : '✗'} ${what}`);
}

/** A whole number as the list is hashed: seven bits a byte, the lowest first, the highest bit of all bytes but the last set. */
function bytesOf(number) {
  const bytes = [];
  for (let rest = number; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

function ticketOf(seed, clientSeed, nonce, total) {
  const size = BigInt(total);
  const bound = 2n ** 64n - (2n ** 64n % size);
  for (let block = 0; ; block++) {
    const mac = createHmac('sha256', seed).update(`${clientSeed}:${nonce}:${block}`).digest();
    for (let at = 0; at < mac.length; at += 8) {
      const word = mac.readBigUInt64BE(at);
      if (word < bound) return Number(word % size);
    }
  }
}

const list = [prizes.length, ...prizes.flatMap(({ workId, count }) => [workId, count])].flatMap(bytesOf);
says(
  `the list of ${prizes.length} prizes in ${boxes} boxes has the published hash`,
  sha256(Buffer.from(list)).toString('hex') === listHash,
);

/** The hash that the next seed has to have, and the counts that the next draw has to begin with, where the draw before is known. */
let before;
for (const draw of draws) {
  const { nonce, weights, ticket, prize } = draw;
  const clientSeed = draw.client_seed ?? draw.clientSeed;
  const won = draw.won_code ?? draw.won;
  const seed = Buffer.from(draw.seed, 'hex');
  const faults = [];
  let link = seed;
  // Next to the draw before one hash is enough; otherwise as many as draws lead to the commitment.
  const isNext = before?.nonce === nonce - 1;
  for (let times = isNext ? 1 : nonce; times > 0; times--) link = sha256(link);
  if (link.toString('hex') !== (isNext ? before.seed : commitment)) faults.push('its seed is not the committed one');
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const left = isNext ? before.left : nonce === 1 ? prizes.map(({ count }) => count) : undefined;
  if (left === undefined ? total !== boxes - nonce + 1 : left.join() !== weights.join()) {
    faults.push('its counts are not what the draws before have left');
  }
  const drawn = ticketOf(seed, clientSeed, nonce, total);
  let upTo = 0;
  const place = weights.findIndex((weight) => drawn < (upTo += weight));
  if (drawn !== ticket) faults.push(`its ticket is ${drawn}`);
  if (place !== prize || !won.startsWith(`${prizes[place]?.workId}-`)) faults.push(`its prize is number ${place + 1}`);
  says(
    `draw ${nonce}, box ${draw.code}: ticket ${ticket}, ${won}${faults.map((fault) => `; ${fault}`).join('')}`,
    faults.length === 0,
  );
  before = { nonce, seed: draw.seed, left: weights.map((weight, at) => (at === place ? weight - 1 : weight)) };
}

if (lastSeed !== undefined) {
  let link = Buffer.from(lastSeed, 'hex');
  for (let times = boxes; times > 0; times--) link = sha256(link);
  says(
    'the last seed leads to the commitment: all seeds were fixed before the sale',
    link.toString('hex') === commitment,
  );
}
const total = pages[0].total ?? draws.length;
if (draws.length < total) console.log(`Only ${draws.length} of ${total} draws are here.`);
console.log(wrong === 0 ? `${draws.length} draws are right.` : `${wrong} findings.`);
process.exitCode = wrong === 0 ? 0 : 1;
