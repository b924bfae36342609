import type { AccountId } from '@candor/exchange';
import type { Deps } from '../serving/deps.ts';
import { type PersonOf, peopleOf } from './present/nft.ts';

/** The faces of accounts, and which of them are artists. */
export async function peopleAmong(
  { platform }: { readonly platform: Pick<Deps['platform'], 'accounts' | 'nft'> },
  accountIds: readonly (AccountId | undefined)[],
): Promise<PersonOf> {
  const wanted = [...new Set(accountIds.filter((id) => id !== undefined))];
  const [faces, artists] = await Promise.all([platform.accounts.faces(wanted), platform.nft.artists(wanted)]);
  return peopleOf(faces, artists);
}
