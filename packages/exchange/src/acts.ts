import type { Atoms } from '@candor/money';
import type { Command } from './commands.ts';
import type { Catalog } from './modules/catalog/catalog.ts';
import type { CouponAct } from './modules/coupons/fields.ts';
import type { AssetId, LoanProductId, LockedProductId } from './vocabulary.ts';

type TermsOf<Id> = { get(productId: Id): { readonly terms: { readonly assetId: AssetId } } | undefined };

/** The terms and listings that say which asset an act is in. */
interface ActTerms {
  readonly catalog: Pick<Catalog, 'pairs' | 'unitOfAccount'>;
  readonly locked: { readonly currentTerms: TermsOf<LockedProductId> };
  readonly loans: { readonly currentTerms: TermsOf<LoanProductId> };
}

/** An act that a coupon can go with, as its command asks for it. */
export interface WantedAct {
  readonly act: CouponAct;
  /** The asset of its fees, its stake, its principal; absent: the command names nothing that can be had. */
  readonly assetId?: AssetId | undefined;
  /** Absent: it is known only when the act is done. */
  readonly size?: Atoms | undefined;
}

/** The act of a command; absent: it is not one that a coupon can go with. */
export function actOf({ catalog, locked, loans }: ActTerms, command: Command): WantedAct | undefined {
  switch (command.type) {
    case 'spot.place':
    case 'spot.place_conditional':
      return { act: 'spot', assetId: catalog.pairs.get(command.pairId)?.quote.assetId };
    case 'contract.open':
    case 'contract.open_at_trigger':
    case 'contract.open_conditional':
      return { act: 'contract', assetId: catalog.unitOfAccount };
    case 'options.buy':
      return { act: 'options', assetId: catalog.unitOfAccount, size: command.stake };
    case 'locked.deposit': {
      const assetId = locked.currentTerms.get(command.productId)?.terms.assetId;
      return { act: 'locked', assetId, size: command.amount };
    }
    case 'loans.borrow': {
      const assetId = loans.currentTerms.get(command.productId)?.terms.assetId;
      return { act: 'loans', assetId, size: command.amount };
    }
    default:
      return undefined;
  }
}
