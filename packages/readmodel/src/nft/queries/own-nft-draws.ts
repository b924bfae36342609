import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { nftDrawsList } from '../lists.ts';
import { type NftDrawRecord, nftDrawRecord } from '../nft-records.ts';

interface OwnNftDrawsRequest extends PageRequest {
  readonly accountId: AccountId;
}

/** The boxes that an account has opened, the last first. */
export async function ownNftDraws(db: ReadDatabase, request: OwnNftDrawsRequest): Promise<Page<NftDrawRecord>> {
  const { accountId } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('nft_draws')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('at_ms', 'desc')
    .orderBy('box_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(nftDrawRecord), total: await listTotal(db, nftDrawsList, accountId) };
}
