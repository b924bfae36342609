import { type Atoms, atoms, negated } from '@candor/money';
import { type EntryKind, house } from '../../ledger-words.ts';
import type { OptionResult } from '../../vocabulary.ts';
import type { WalletIndex } from '../ledger/ledger.ts';
import type { LiveOption } from './option.ts';
import type { OptionsSlice } from './slice.ts';

type Bought = Pick<LiveOption, 'optionId' | 'accountId' | 'stake' | 'reward'>;

const endsAs: Readonly<Record<OptionResult, EntryKind>> = {
  won: 'option_win',
  lost: 'option_loss',
  refunded: 'option_refund',
  void: 'option_refund',
};

/** The wallet that reserves rewards. Its whole frozen amount is reserved for live options. */
export function coverWallet(core: OptionsSlice): WalletIndex {
  return core.ledger.wallet(house.underwriting, 'house', core.options.assetId(core));
}

function buyerWallet(core: OptionsSlice, { accountId }: Bought): WalletIndex {
  return core.ledger.wallet(accountId, 'options', core.options.assetId(core));
}

/** Freezes the stake at the buyer, and the reward at `underwriting`: from here on either result is paid for. */
export function reserve(core: OptionsSlice, option: Bought): void {
  const { optionId, stake, reward } = option;
  core.ledger.line(buyerWallet(core, option), 'option_stake', negated(stake), stake);
  core.ledger.line(coverWallet(core), 'option_reserve', negated(reward), reward);
  core.post(optionId);
}

/** Frees the stake and the reward: `paid` of them to the buyer, the rest to `underwriting`. */
export function payOut(core: OptionsSlice, option: Bought, result: OptionResult, paid: Atoms): void {
  const { optionId, stake, reward } = option;
  const kept = atoms(stake + reward - paid);
  core.ledger.line(buyerWallet(core, option), endsAs[result], paid, negated(stake));
  core.ledger.line(coverWallet(core), endsAs[result], kept, negated(reward));
  core.post(optionId);
}
