import { type AccountId, restoreCore } from '@candor/exchange';
import { hourMs, Seeded } from '@candor/kernel';
import { createHash, createHmac } from 'node:crypto';
import { chainSeed, pointsTaskFor, Runner, startWorld, wheelFor } from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The draw as anybody can write it from the published rule, with a 64-bit word as a bigint. */
function segmentOf(seed: Uint8Array, clientSeed: string, nonce: number, weights: readonly number[]): number {
  const mac = createHmac('sha256', seed).update(`${clientSeed}:${nonce}:0`).digest();
  let ticket = Number(mac.readBigUInt64BE(0) % BigInt(sum(weights)));
  return weights.findIndex((weight) => {
    ticket -= weight;
    return ticket < 0;
  });
}

test('RULES 17: whole series are the chain that was committed, and pay what the published rule draws', () => {
  const { segments } = wheelFor();
  const weights = segments.map(({ weight }) => weight);
  let returned = 0;
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 10, maxLength: 60 }), (seeds) => {
      const { runner, users } = startWorld({ users: 1 });
      const [accountId] = users as [AccountId];
      const length = 8;
      runner.must(pointsTaskFor('check_in', { reward: 5_000, dailyMax: 5_000 }));
      runner.must(wheelFor({ spinsPerDay: 1_000 }));
      runner.must({ type: 'points.check_in', accountId });
      let points = 5_000;
      let series = 0;
      const { queries } = runner.core;
      seeds.forEach((number) => {
        const random = new Seeded(number);
        const player = queries.gamePlayer(accountId);
        if (player.used === player.length) {
          series += 1;
          const commitment = chainSeed(`s${series}`, length, 0);
          runner.must({ type: 'game.open_series', accountId, series, commitment, length });
        }
        const { commitment } = queries.gamePlayer(accountId);
        const clientSeed = `c${random.below(1_000)}`;
        const stake = random.pick([10, 50]);
        const termsHash = queries.wheel()?.hash ?? new Uint8Array();
        const bytes = new TextEncoder().encode(clientSeed);
        const { spinId, nonce } = runner.must({
          type: 'game.spin',
          accountId,
          termsHash,
          commitment,
          clientSeed: bytes,
          stake,
        });
        if (random.chance(1, 8)) {
          runner.wait(hourMs);
          runner.must({ type: 'game.set_listed', accountId, isListed: 'yes' });
          returned += 1;
        } else {
          const seed = chainSeed(`s${series}`, length, nonce);
          expect(createHash('sha256').update(seed).digest()).toEqual(Buffer.from(commitment));
          const { segment, prize } = runner.must({ type: 'game.reveal', spinId, seed });
          expect(segment).toBe(segmentOf(seed, clientSeed, nonce, weights));
          points += prize - stake;
          expect(prize).toBe((stake * (segments[segment]?.pays ?? 0)) / 100);
        }
        expect(queries.pointsBalance(accountId).available).toBe(points);
      });
      expect(new Runner(restoreCore(runner.core.snapshot())).core.stateHash()).toEqual(runner.core.stateHash());
    }),
    { numRuns: 60, seed: 17 },
  );
  expect(returned).toBeGreaterThan(20);
});
