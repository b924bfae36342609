import { type Atoms, plus, zero } from '@candor/money';
import type { LockedProductId } from '../../vocabulary.ts';
import { rewardsWallet } from './funds.ts';
import { depositRefusal, isOnSale } from './lock.ts';
import type { TermsVersion } from './locked.ts';
import type { LockedSlice } from './slice.ts';
import type { LockedProductView, LockedQueries } from './views.ts';

export function lockedQueries(core: LockedSlice): LockedQueries {
  const { locked, ledger } = core;
  const productView = (version: TermsVersion): LockedProductView => ({
    ...version,
    locked: locked.lockedIn(version.terms.productId),
    rewards: ledger.available(rewardsWallet(core, version.terms.assetId)),
    isOnSale: isOnSale(core, version),
  });
  return {
    lockedProducts: () =>
      [...locked.currentTerms.values()].sort((a, b) => a.terms.productId - b.terms.productId).map(productView),
    lockedProductOn: (terms) => productView(locked.nextVersion(terms)),
    lockedByProduct(accountId) {
      const held = new Map<LockedProductId, Atoms>();
      for (const { productId, principal } of locked.liveOf(accountId)) {
        held.set(productId, plus(held.get(productId) ?? zero, principal));
      }
      return held;
    },
    lockedRefusal: (wanted) => depositRefusal(core, wanted),
    lockedDeposits: (accountId) => [...locked.liveOf(accountId)].map((deposit) => ({ ...deposit })).reverse(),
    lockedDeposit(accountId, depositId) {
      const deposit = locked.depositOf(accountId, depositId);
      return deposit === undefined ? undefined : { ...deposit };
    },
  };
}
