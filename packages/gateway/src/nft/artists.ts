import type { AccountId } from '@candor/exchange';
import type { Platform } from '@candor/platform';

/** The artist with a public number; absent for users who are none. */
export async function artistByUid(
  platform: Pick<Platform, 'accounts' | 'nft'>,
  uid: number,
): Promise<{ readonly uid: number; readonly accountId: AccountId } | undefined> {
  const user = await platform.accounts.byUid(uid);
  if (user === undefined) return undefined;
  const artists = await platform.nft.artists([user.accountId]);
  return artists.has(user.accountId) ? { uid, accountId: user.accountId as AccountId } : undefined;
}
