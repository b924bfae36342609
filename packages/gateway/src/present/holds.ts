import type { AccountType, getWallet, OutputOf } from '@candor/contract';
import type { OptionView, OrderView, TicketView, WithdrawalView } from '@candor/exchange';
import { type Atoms, atomsToText } from '@candor/money';
import { accountTypeFor, type Rails } from '../funding/rails.ts';
import { type Asset, type Instruments, usdtId } from '../market/instruments.ts';

export type Hold = OutputOf<typeof getWallet>['holds'][number];

/** Everything of a user that freezes funds. */
export interface Holders {
  readonly orders: readonly OrderView[];
  readonly withdrawals: readonly WithdrawalView[];
  readonly tickets: readonly TicketView[];
  readonly options: readonly OptionView[];
  readonly rails: Rails;
}

/** The causes of what is frozen of one asset in one account: together they are all of it. */
export function holdsOf(instruments: Instruments, holders: Holders, asset: Asset, accountType: AccountType): Hold[] {
  const row = (cause: Hold['cause'], reference: number, label: string, amount: Atoms): Hold => ({
    cause,
    reference,
    label,
    amount: atomsToText(amount, asset.scale),
  });
  const withdrawals = holders.withdrawals.flatMap(({ withdrawalId, railId, assetId, amount }) => {
    const rail = holders.rails.get(railId);
    if (rail === undefined || assetId !== asset.assetId || accountTypeFor(rail) !== accountType) return [];
    return [row('withdrawal', withdrawalId, rail.network, amount)];
  });
  // Orders hold in the exchange account and in no other.
  if (accountType === 'change') return [...ordersHold(instruments, holders.orders, asset, row), ...withdrawals];
  // Contracts and options are in the unit of account.
  if (asset.assetId !== usdtId) return withdrawals;
  const symbolOf = (pairId: TicketView['pairId']) => instruments.pairOf(pairId).symbol;
  if (accountType === 'lever') {
    return holders.tickets.flatMap(({ ticketId, pairId, status, hold, margin }) => [
      ...(hold > 0n ? [row('contract_order', ticketId, symbolOf(pairId), hold)] : []),
      ...(margin > 0n && status !== 'pending' ? [row('position', ticketId, symbolOf(pairId), margin)] : []),
    ]);
  }
  if (accountType === 'micro') {
    return holders.options.map(({ optionId, pairId, stake }) => row('option', optionId, symbolOf(pairId), stake));
  }
  return withdrawals;
}

function ordersHold(
  instruments: Instruments,
  orders: readonly OrderView[],
  asset: Asset,
  row: (cause: 'order', reference: number, label: string, amount: Atoms) => Hold,
): Hold[] {
  return orders.flatMap(({ orderId, pairId, side, held }) => {
    const { symbol, base, quote } = instruments.pairOf(pairId);
    const paidWith = side === 'buy' ? quote : base;
    return held > 0n && paidWith.assetId === asset.assetId ? [row('order', orderId, symbol, held)] : [];
  });
}
