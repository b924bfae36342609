import type { RailRow } from '@candor/api';
import type { Rail, RailId } from '@candor/exchange';
import { atomsToText } from '@candor/money';
import type { Deps } from '../serving/deps.ts';
import type { Asset } from '../market/instruments.ts';
import { minutesFor } from './networks.ts';

/** A way in and out with the asset it moves. */
export interface ShownRail extends Rail {
  readonly asset: Asset;
}

export type Rails = ReadonlyMap<RailId, ShownRail>;

/** In the order of their numbers. */
export async function railsOf({ exchange, market }: Pick<Deps, 'exchange' | 'market'>): Promise<Rails> {
  const rails = await exchange.query('rails');
  return new Map(rails.map((rail) => [rail.railId, { ...rail, asset: market.instruments.assetOf(rail.assetId) }]));
}

export async function railOf(deps: Pick<Deps, 'exchange' | 'market'>, railId: number): Promise<ShownRail | undefined> {
  return (await railsOf(deps)).get(railId as RailId);
}

/** Fiat is in the fiat account, coins in the spot account. */
export function accountTypeFor({ kind }: Rail): RailRow['accountType'] {
  return kind === 'bank' ? 'fiat' : 'spot';
}

/** The kind of destination of a withdrawal over this rail: it decides which form the app shows. */
export function destinationKindOf({ kind, network }: Rail): RailRow['destinationKind'] {
  if (kind !== 'bank') return 'address';
  return network === 'SWIFT' ? 'international_card' : 'card';
}

/**
 * A rail of a chain that is not set up here is closed, whatever its settings: a withdrawal over it would wait for ever.
 */
export function isServed({ chain }: Pick<Deps, 'chain'>, { kind, railId }: Rail): boolean {
  return kind !== 'chain' || chain.railIds.includes(railId);
}

/** True for a rail whose chain is watched here. */
export function isWatched({ chain }: Pick<Deps, 'chain'>, { kind, railId }: Rail): boolean {
  return kind === 'chain' && chain.railIds.includes(railId);
}

export function railRowOf({ chain, site }: Pick<Deps, 'chain' | 'site'>, rail: ShownRail): RailRow {
  const { asset, confirmations, kind } = rail;
  const isOpen = isServed({ chain }, rail);
  const text = (amount: Rail['depositMin']) => atomsToText(amount, asset.scale);
  return {
    railId: rail.railId,
    assetId: asset.assetId,
    code: asset.code,
    network: rail.network,
    kind,
    accountType: accountTypeFor(rail),
    image: asset.image,
    scale: asset.scale,
    confirmations,
    minutes: kind === 'chain' ? minutesFor(confirmations, site.mode) : undefined,
    depositMin: text(rail.depositMin),
    withdrawMin: text(rail.withdrawMin),
    withdrawFee: text(rail.withdrawFee),
    takesDeposits: isOpen && rail.takesDeposits === 'yes',
    takesWithdrawals: isOpen && rail.takesWithdrawals === 'yes',
    tokenContract: kind === 'chain' && isOpen ? chain.tokenOf(rail.railId) : undefined,
    destinationKind: destinationKindOf(rail),
  };
}

/** The hash of a transaction as the rail's network writes it. */
export function transactionText({ kind, network }: Rail, transaction: Uint8Array): string {
  const digits = Buffer.from(transaction).toString('hex');
  return kind === 'chain' || network === 'ERC20' ? `0x${digits}` : digits;
}

/** 32 bytes of 64 hex digits, with "0x" or without. */
export function transactionOf(text: string): Uint8Array {
  return Buffer.from(text.replace(/^0x/, ''), 'hex');
}
