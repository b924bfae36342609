import { type Atoms, zero } from '@candor/money';
import type { CommandOf, RejectOf } from '../../commands.ts';
import type { WalletType } from '../../vocabulary.ts';
import { homeWalletOf } from '../catalog/wallet-type.ts';
import type { SendSlice } from './slice.ts';

/** Everything about a requested send: its refusal, and its figures as far as they are known. */
export interface SendPlan {
  readonly rejects?: RejectOf<'send.send'>;
  readonly walletType: WalletType;
  /** Against the limit of the day; absent without a fresh price. */
  readonly value?: Atoms;
  readonly limit: Atoms;
  readonly used: Atoms;
  /** The amount that may leave the wallet. */
  readonly spendable: Atoms;
}

/** The one planner for the preview and the command (RULES 13). Codes in the order they are checked. */
export function planSend(core: SendSlice, command: Omit<CommandOf<'send.send'>, 'type' | 'noteHash'>): SendPlan {
  const { accountId, recipientId, assetId, amount } = command;
  const { accounts, products, fundingForSend: funding } = core;
  const asset = core.catalog.assets.get(assetId);
  const walletType = homeWalletOf(core, assetId);

  const refusal = () => {
    if (!accounts.has(accountId)) return 'account_not_found';
    if (!accounts.has(recipientId)) return 'recipient_not_found';
    if (recipientId === accountId) return 'send_self';
    if (asset === undefined) return 'asset_not_found';
    if (asset.assetClass === 'stock') return 'send_not_offered';
    if (!products.allows(accountId, 'send')) return 'product_unavailable';
    const closed = funding.closedTo(accountId);
    if (closed !== undefined) return closed;
    if (!products.allows(recipientId, 'send') || !funding.canReceive(recipientId)) return 'recipient_cannot_receive';
    if (amount <= 0n) return 'amount_invalid';
    return funding.refusalOf({ accountId, walletType, assetId, amount });
  };
  const rejects = refusal();
  const value = funding.valueOf(assetId, amount);
  return {
    ...(rejects === undefined ? {} : { rejects }),
    walletType,
    ...(value === undefined ? {} : { value }),
    ...funding.limitsOf(accountId),
    spendable: asset === undefined ? zero : core.spendable(accountId, walletType, assetId),
  };
}
