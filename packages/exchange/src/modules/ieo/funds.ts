import { type Atoms, atoms, negated } from '@candor/money';
import { present } from '@candor/kernel';
import { type EntryKind, house } from '../../ledger-words.ts';
import type { AssetId } from '../../vocabulary.ts';
import type { WalletIndex } from '../ledger/ledger.ts';
import type { Project, Subscription } from './project.ts';
import { payFor } from './rules.ts';
import type { IeoSlice } from './slice.ts';
import type { ProjectTerms } from './views.ts';

/** The wallet of the house that has the tokens of an IEO, and what their buyers paid. */
export function issuanceWallet(core: IeoSlice, assetId: AssetId): WalletIndex {
  return core.ledger.wallet(house.issuance, 'house', assetId);
}

function buyerWallet(core: IeoSlice, { accountId }: Subscription, assetId: AssetId): WalletIndex {
  return core.ledger.wallet(accountId, 'spot', assetId);
}

/** The pay for so many tokens of a project, rounded up. */
export function costOf(core: IeoSlice, { tokenAssetId, payAssetId, price }: ProjectTerms, tokens: Atoms): Atoms {
  const scale = (assetId: AssetId) => present(core.catalog.assets.get(assetId), 'a project has listed assets').scale;
  return payFor(tokens, price, { token: scale(tokenAssetId), pay: scale(payAssetId) });
}

/** Sets tokens aside for a project, or, below zero, gives them back. Its caller posts. */
export function setAside(core: IeoSlice, { tokenAssetId }: ProjectTerms, tokens: Atoms): void {
  core.ledger.line(issuanceWallet(core, tokenAssetId), 'ieo_issue', negated(tokens), tokens);
}

/** Freezes pay for a subscription. */
export function freeze(core: IeoSlice, project: Project, subscription: Subscription, pay: Atoms): void {
  const wallet = buyerWallet(core, subscription, project.terms.payAssetId);
  core.ledger.line(wallet, 'ieo_subscription', negated(pay), pay);
  subscription.reserved = atoms(subscription.reserved + pay);
  core.post(subscription.subscriptionId);
}

/** Pays for tokens out of what is available. */
export function pay(core: IeoSlice, project: Project, subscription: Subscription, paid: Atoms): void {
  const { payAssetId } = project.terms;
  core.ledger.line(buyerWallet(core, subscription, payAssetId), 'ieo_payment', negated(paid), atoms(0n));
  core.ledger.line(issuanceWallet(core, payAssetId), 'ieo_payment', paid, atoms(0n));
  core.post(subscription.subscriptionId);
}

/** Pays for tokens out of what is frozen; the rest of it becomes available in the same posting. */
export function payFrozen(core: IeoSlice, project: Project, subscription: Subscription, paid: Atoms): Atoms {
  const { payAssetId } = project.terms;
  const rest = atoms(subscription.reserved - paid);
  const wallet = buyerWallet(core, subscription, payAssetId);
  if (paid > 0n) {
    core.ledger.line(wallet, 'ieo_payment', atoms(0n), negated(paid));
    core.ledger.line(issuanceWallet(core, payAssetId), 'ieo_payment', paid, atoms(0n));
  }
  if (rest > 0n) core.ledger.line(wallet, 'ieo_refund', rest, negated(rest));
  subscription.reserved = atoms(0n);
  core.post(subscription.subscriptionId);
  return rest;
}

/** Hands tokens over that were set aside. */
export function handOver(core: IeoSlice, project: Project, subscription: Subscription, tokens: Atoms): void {
  const { tokenAssetId } = project.terms;
  const kind: EntryKind = 'ieo_tokens';
  core.ledger.line(issuanceWallet(core, tokenAssetId), kind, atoms(0n), negated(tokens));
  core.ledger.line(buyerWallet(core, subscription, tokenAssetId), kind, tokens, atoms(0n));
  core.post(subscription.subscriptionId);
}
