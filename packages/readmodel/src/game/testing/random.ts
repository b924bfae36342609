import type { AccountId, CoreEvent, SpinId } from '@candor/exchange';
import type { Seeded } from '@candor/kernel';
import { terms } from '../../contract/testing/facts.ts';
import { account } from '../../testing/facts.ts';

const segments = [
  { weight: 2, pays: 0 },
  { weight: 1, pays: 200 },
];

/** Makers of facts about the game that hang together as the core's do. */
export function randomGame(random: Seeded): readonly (() => CoreEvent[])[] {
  const pending: { readonly spinId: SpinId; readonly accountId: AccountId }[] = [];
  let count = 0;

  return [play, play, list];

  function play(): CoreEvent[] {
    const turn = pending.pop();
    if (turn === undefined) return count === 0 ? [...wheel(), spin()] : [spin()];
    if (random.chance(1, 8)) return [{ type: 'game.returned', ...turn, stake: 10 }];
    const segment = random.below(2);
    const seed = new Uint8Array(32).fill(count % 256);
    return [{ type: 'game.drawn', ...turn, seed, segment, ticket: segment * 2, prize: segment * 20 }];
  }

  function wheel(): CoreEvent[] {
    const wheel = { segments, stakes: [10], spinsPerDay: 20, lifeDays: 60, isOffered: 'yes' } as const;
    return [{ type: 'game.wheel_set', termsId: terms(1), hash: new Uint8Array(32), terms: wheel }];
  }

  function spin(): CoreEvent {
    count += 1;
    const turn = { spinId: count as SpinId, accountId: account(1_000 + random.below(3)) };
    pending.push(turn);
    const commitment = new Uint8Array(32).fill(1);
    const clientSeed = new TextEncoder().encode('seed');
    return {
      type: 'game.spun',
      ...turn,
      termsId: terms(1),
      series: 1,
      nonce: count,
      commitment,
      clientSeed,
      stake: 10,
    };
  }

  function list(): CoreEvent[] {
    const accountId = account(1_000 + random.below(3));
    return [{ type: 'game.listed_set', accountId, isListed: random.pick(['no', 'yes'] as const) }];
  }
}
