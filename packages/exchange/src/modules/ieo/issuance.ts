import { type Atoms, atoms, negated, zero } from '@candor/money';
import { house } from '../../ledger-words.ts';
import type { Change } from '../../module.ts';
import type { AssetId } from '../../vocabulary.ts';
import { issuanceWallet } from './funds.ts';
import type { IeoSlice } from './slice.ts';

function treasuryWallet(core: IeoSlice, assetId: AssetId) {
  return core.ledger.wallet(house.treasury, 'house', assetId);
}

/** Tokens from `treasury` to `issuance` before a sale, or proceeds and unsold tokens back. Always by two operators. */
export const issuanceChange: Change<'ieo.move_issuance', IeoSlice> = {
  refuses(core, { assetId, amount, direction }) {
    if (!core.catalog.assets.has(assetId)) return 'asset_not_found';
    if (amount <= 0n) return 'amount_invalid';
    const { ledger } = core;
    if (direction === 'to_issuance') {
      return ledger.available(treasuryWallet(core, assetId)) < amount ? 'treasury_insufficient' : undefined;
    }
    return ledger.available(issuanceWallet(core, assetId)) < amount ? 'liquidity_insufficient' : undefined;
  },
  present: () => undefined,
  weakens: () => 'confirmed',
  make(core, { assetId, amount, direction }) {
    const moved: Atoms = direction === 'to_issuance' ? atoms(amount) : negated(amount);
    core.ledger.line(treasuryWallet(core, assetId), 'issuance_funding', negated(moved), zero);
    core.ledger.line(issuanceWallet(core, assetId), 'issuance_funding', moved, zero);
    core.post(0);
    return {};
  },
};
