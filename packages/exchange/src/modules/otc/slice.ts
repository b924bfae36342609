import type { Customers, Founded, Frame, Listings, Money, Prices } from '../../slices.ts';
import type { AccountId, AssetId, HoldReason, IdentityLevel } from '../../vocabulary.ts';
import type { Price } from '@candor/money';
import type { Otc } from './otc.ts';
import type { otcSpec } from './spec.ts';

/** The verified level of a user, and the holds on their funds. */
interface Standing {
  readonly level: IdentityLevel;
  activeHolds(atMs: number): readonly { readonly reason: HoldReason; readonly untilMs?: number }[];
}

export interface OtcSlice extends Frame<typeof otcSpec>, Listings, Prices, Money, Customers, Founded {
  readonly otc: Otc;
  readonly funding: { readonly accounts: { get(accountId: AccountId): Standing | undefined } };
  /** The published rates of fiat: how many of it are one unit of account. */
  readonly convertDesk: {
    readonly fiats: { get(assetId: AssetId): { readonly fiatRate: Price; readonly asOfMs: number } | undefined };
  };
}
