import { type DepositAddress, getDepositAddress } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import type { Deps } from '../../serving/deps.ts';
import { railRowOf, railsOf, type ShownRail } from '../rails.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getDepositAddress, async (deps, { assetId, railId }, { user }) => {
  if (deps.market.instruments.asset(assetId) === undefined) return reject('asset_not_found');
  const ofAsset = [...(await railsOf(deps)).values()].filter((rail) => rail.assetId === assetId);
  const open = ofAsset.find((rail) => rail.takesDeposits === 'yes');
  const rail = railId === undefined ? (open ?? ofAsset[0]) : ofAsset.find((known) => known.railId === railId);
  if (rail === undefined) return reject('rail_not_found');
  const place = rail.takesDeposits === 'yes' ? await placeFor(deps, rail, user.accountId) : undefined;
  return place === undefined ? reject('deposits_closed') : done({ rail: railRowOf(deps, rail), ...place });
});

/** The owner of the address follows from the session's account alone. */
async function placeFor(
  { chain, places }: Pick<Deps, 'chain' | 'places'>,
  { railId, kind, network }: ShownRail,
  accountId: AccountId,
): Promise<Omit<DepositAddress, 'rail'> | undefined> {
  const byHand = { needsClaim: true, isPracticePaid: false };
  if (kind === 'bank') {
    const bank = places.banks[network];
    return bank && { bank, reference: `CANDOR ${accountId}`, ...byHand };
  }
  if (kind === 'manual') {
    const address = places.addresses[network];
    return address === undefined ? undefined : { address, qrText: address, reference: '', ...byHand };
  }
  if (!chain.railIds.includes(railId)) return undefined;
  const address = await chain.addressOf(railId, accountId);
  const isPracticePaid = chain.practicePay !== undefined;
  return { address, qrText: address, reference: '', needsClaim: false, isPracticePaid };
}
