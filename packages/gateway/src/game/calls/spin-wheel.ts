import { spinWheel } from '@candor/api';
import { done } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';
import { revealTurn } from '../turns.ts';

/** Stakes, and reveals at once. A stake whose seed cannot be brought now is revealed by the duty, and answered as staked. */
export default serveUser(spinWheel, async (deps, { requestId, ...input }, { user }) => {
  const { accountId } = user;
  const { stake, clientSeed } = input;
  const { exchange, writes } = deps;
  const wheel = await exchange.query('wheel');
  const command = {
    type: 'game.spin',
    accountId,
    termsHash: Buffer.from(input.termsHash, 'hex'),
    commitment: Buffer.from(input.commitment, 'hex'),
    clientSeed: Buffer.from(clientSeed, 'latin1'),
    stake,
  } as const;
  const spun = await submitFor(deps, user, command, requestId);
  if (!spun.ok) return spun;
  const { spinId, series, nonce, length } = spun.value;
  const drawn = await revealTurn(deps, { spinId, accountId, series, length, nonce }).catch(() => 'later' as const);
  const segments = wheel !== undefined && hex(wheel.hash) === input.termsHash ? [...wheel.terms.segments] : [];
  const turn = { spinId, stake, series, nonce, commitment: input.commitment, clientSeed, segments, atMs: deps.clock() };
  if (drawn === 'later') return done({ ...turn, state: 'staked' as const });
  if (drawn === undefined) return done({ ...turn, state: 'returned' as const });
  writes.note(accountId, drawn.sequence);
  const { seed, segment, ticket, prize } = drawn;
  return done({ ...turn, state: 'drawn' as const, seed: hex(seed), segment, ticket, prize });
});
