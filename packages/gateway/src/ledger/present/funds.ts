import type { AccountType, BalanceRow, ConversionRow, EntryRow, TransferRow } from '@candor/api';
import type { BalanceView, WalletType } from '@candor/exchange';
import { rateScale } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import { atomsToText, plus } from '@candor/money';
import type { Conversion, LedgerEntry, Transfer } from '@candor/readmodel';
import type { Instruments } from '../../market/instruments.ts';
import type { Market } from '../../market/market.ts';

/** A user's wallet is one of the four kinds; the fifth is the house's alone. */
export function accountTypeOf(walletType: WalletType): AccountType {
  assert(walletType !== 'house', 'no user has a wallet of the house');
  return walletType;
}

export function balanceRowOf({ instruments, valuation }: Market, balance: BalanceView): BalanceRow {
  const { assetId, available, frozen } = balance;
  const { code, scale } = instruments.assetOf(assetId);
  return {
    accountType: accountTypeOf(balance.walletType),
    assetId,
    code,
    available: atomsToText(available, scale),
    frozen: atomsToText(frozen, scale),
    equivalent: atomsToText(valuation.worth(assetId, plus(available, frozen)), valuation.usdtScale),
  };
}

export function transferRowOf(instruments: Instruments, transfer: Transfer): TransferRow {
  const { code, scale } = instruments.assetOf(transfer.assetId);
  return {
    transferId: transfer.sequence,
    assetId: transfer.assetId,
    code,
    amount: atomsToText(transfer.amount, scale),
    from: accountTypeOf(transfer.from),
    to: accountTypeOf(transfer.to),
    atMs: transfer.atMs,
  };
}

export function conversionRowOf(instruments: Instruments, conversion: Conversion): ConversionRow {
  const from = instruments.assetOf(conversion.fromAssetId);
  const to = instruments.assetOf(conversion.toAssetId);
  return {
    conversionId: conversion.quoteId,
    fromAssetId: from.assetId,
    fromCode: from.code,
    toAssetId: to.assetId,
    toCode: to.code,
    fromAmount: atomsToText(conversion.fromAmount, from.scale),
    toAmount: atomsToText(conversion.toAmount, to.scale),
    fee: atomsToText(conversion.fee, to.scale),
    rate: atomsToText(conversion.rate, rateScale),
    midRate: atomsToText(conversion.midRate, rateScale),
    atMs: conversion.atMs,
  };
}

export function entryRowOf(instruments: Instruments, entry: LedgerEntry): EntryRow {
  const { code, scale } = instruments.assetOf(entry.assetId);
  return {
    entryId: String(entry.entryId),
    kind: entry.kind,
    accountType: accountTypeOf(entry.walletType),
    assetId: entry.assetId,
    code,
    availableChange: atomsToText(entry.available, scale),
    frozenChange: atomsToText(entry.frozen, scale),
    availableAfter: atomsToText(entry.availableAfter, scale),
    frozenAfter: atomsToText(entry.frozenAfter, scale),
    reference: entry.reference,
    sequence: entry.sequence,
    atMs: entry.atMs,
  };
}
