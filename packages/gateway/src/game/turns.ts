import type { AccountId, SpinId } from '@candor/exchange';
import type { HostedExchange } from '@candor/journal';
import { Fault } from '@candor/kernel';
import type { Platform } from '@candor/platform';

interface RevealParts {
  readonly exchange: Pick<HostedExchange, 'submit'>;
  readonly platform: Pick<Platform, 'gameSeeds'>;
}

/** A staked turn, by what its secret seed is found with. */
interface StakedTurn {
  readonly spinId: SpinId;
  readonly accountId: AccountId;
  readonly series: number;
  readonly length: number;
  readonly nonce: number;
}

/**
 * Brings the secret seed of a staked turn, and returns its result; brought again, the same one. Absent when the turn was
 * given back before.
 */
export async function revealTurn({ exchange, platform }: RevealParts, turn: StakedTurn) {
  const { spinId, nonce } = turn;
  const seed = await platform.gameSeeds.seed(turn, nonce);
  const { outcome, sequence } = await exchange.submit<'game.reveal'>({
    commandId: `reveal-${spinId}`,
    actor: 'system',
    command: { type: 'game.reveal', spinId, seed },
  });
  if (outcome.ok) return { ...outcome.value, seed, sequence };
  if (outcome.code === 'spin_not_found') return undefined;
  throw new Fault('turn_not_revealed', `the seed of turn ${spinId} was refused: ${outcome.code}`);
}
