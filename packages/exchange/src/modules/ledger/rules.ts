import { firstUserAccount, type HouseName } from '../../ledger-words.ts';
import type { AccountId, AssetClass, WalletType } from '../../vocabulary.ts';

/** The cause of a correction, which the persons concerned read. */
export const correctionReasons = [
  'not_booked',
  'booked_twice',
  'wrong_amount',
  'wrong_account',
  'wrong_fee',
  'system_fault',
] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

/**
 * The house accounts that can be one side of a correction: nothing is promised out of them. The others stand behind what
 * users bought, make the market, or mirror the outside.
 */
export const correctionHouses = ['treasury', 'fees'] as const satisfies readonly HouseName[];
export type CorrectionHouse = (typeof correctionHouses)[number];

/**
 * The wallet of an account that corrections reach: a user's spot wallet, or fiat wallet for fiat. What they have put
 * elsewhere is at work.
 */
export function correctedWallet(accountId: AccountId, assetClass: AssetClass): WalletType {
  if (accountId < firstUserAccount) return 'house';
  return assetClass === 'fiat' ? 'fiat' : 'spot';
}
