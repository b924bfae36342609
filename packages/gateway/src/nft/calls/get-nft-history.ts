import { getNftHistory } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { itemOfCode } from '../codes.ts';
import { peopleAmong } from '../people.ts';
import { moveRowOf } from '../present/nft.ts';

const waitMs = 2_000;

export default serve(getNftHistory, async (deps, { code, page, limit }, { session }) => {
  const { exchange, reader, writes, market } = deps;
  const viewer = session?.accountId as AccountId | undefined;
  if (viewer !== undefined) await reader.waitFor(writes.of(viewer), waitMs);
  const item = await itemOfCode(exchange, code);
  if (item === undefined) return reject('nft_not_found');
  const { rows, total } = await reader.nftMoves({ itemId: item.itemId, page, limit });
  const personOf = await peopleAmong(
    deps,
    rows.flatMap(({ fromId, toId }) => [fromId, toId]),
  );
  return done({ data: rows.map((row) => moveRowOf(market.instruments, row, personOf)), page, limit, total });
});
