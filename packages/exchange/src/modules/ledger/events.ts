import { listOf, struct, uint } from '@candor/kernel';
import { accountId, amount, assetId, entryKind, walletType } from '../../vocabulary.ts';

export const ledgerEvents = {
  /**
   * One balanced movement. A line changes one wallet: `available` and `frozen` are signed changes, the `…After` the
   * balances that result. The house maker's own holds are left out: they change on every tick and move no money.
   */
  'ledger.posted': [
    21,
    struct({
      /** The order, trade or quote the movement belongs to; 0 when the command is the whole cause. */
      reference: uint,
      lines: listOf(
        struct({
          accountId,
          walletType,
          assetId,
          kind: entryKind,
          available: amount,
          frozen: amount,
          availableAfter: amount,
          frozenAfter: amount,
        }),
      ),
    }),
  ],
} as const;
