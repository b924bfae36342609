import type { AccountId, OtcOrderId } from '@candor/exchange';
import type { Deps } from '../serving/deps.ts';

interface Sides {
  readonly orderId: OtcOrderId;
  readonly buyerId: AccountId;
  readonly sellerId: AccountId;
  readonly method: string;
}

/** The talk of an order and where it is paid to; absent while one of its sides is no user of the platform. */
export async function dealOf(
  { platform }: Pick<Deps, 'platform'>,
  { orderId, buyerId, sellerId, method }: Sides,
): Promise<Awaited<ReturnType<Deps['platform']['otc']['deal']>> | undefined> {
  const [buyer, seller] = await Promise.all([
    platform.conversations.userOf(buyerId),
    platform.conversations.userOf(sellerId),
  ]);
  if (buyer === undefined || seller === undefined) return undefined;
  return platform.otc.deal({ orderId, buyer, seller, method });
}
