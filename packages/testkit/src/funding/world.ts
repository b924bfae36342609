import type { Command, CommandOf, RailId } from '@candor/exchange';
import { atoms, price } from '@candor/money';
import { asset } from '../catalog.ts';

export type SetFundingTerms = CommandOf<'funding.set_terms'>;
export type SetRail = CommandOf<'funding.set_rail'>;

export const rail = {
  'USDT chain': 1 as RailId,
  'BTC manual': 2 as RailId,
  'ETH chain': 3 as RailId,
  'USD bank': 4 as RailId,
} as const;
export type RailName = keyof typeof rail;

const btc = 100_000_000n;
const usdt = 1_000_000n;

/** RULES 15: a minute to undo, a day for new destinations and after changes, 200 and 500 BTC a day. */
export function fundingTerms(changes: Partial<SetFundingTerms> = {}): SetFundingTerms {
  return {
    type: 'funding.set_terms',
    undoMs: 60_000,
    destinationWaitMs: 86_400_000,
    holdMs: 86_400_000,
    limitAssetId: asset.BTC,
    basicLimit: atoms(200n * btc),
    advancedLimit: atoms(500n * btc),
    reviewAbove: atoms(1n * btc),
    twoPeopleAbove: atoms(10n * btc),
    ...changes,
  };
}

const open = { takesDeposits: 'yes', takesWithdrawals: 'yes' } as const;
const rails: Readonly<Record<RailName, Omit<SetRail, 'type' | 'railId' | keyof typeof open>>> = {
  'USDT chain': {
    assetId: asset.USDT,
    network: 'ERC20',
    kind: 'chain',
    confirmations: 3,
    depositMin: atoms(5n * usdt),
    withdrawMin: atoms(10n * usdt),
    withdrawFee: atoms(1n * usdt),
  },
  'BTC manual': {
    assetId: asset.BTC,
    network: 'BTC',
    kind: 'manual',
    confirmations: 2,
    depositMin: atoms(10_000n),
    withdrawMin: atoms(50_000n),
    withdrawFee: atoms(20_000n),
  },
  'ETH chain': {
    assetId: asset.ETH,
    network: 'ERC20',
    kind: 'chain',
    confirmations: 3,
    depositMin: atoms(100_000n),
    withdrawMin: atoms(1_000_000n),
    withdrawFee: atoms(0n),
  },
  'USD bank': {
    assetId: asset.USD,
    network: 'BANK',
    kind: 'bank',
    confirmations: 0,
    depositMin: atoms(0n),
    withdrawMin: atoms(1_000n),
    withdrawFee: atoms(200n),
    fixedPrice: price(100_000_000),
  },
};

/** Opens one of the test rails, with anything about it changed. */
export function setRail(name: RailName, changes: Partial<SetRail> = {}): SetRail {
  return { type: 'funding.set_rail', railId: rail[name], ...rails[name], ...open, ...changes };
}

/** The commands that open all rails of a test world. */
export function fundingWorld(terms: Partial<SetFundingTerms>): Command[] {
  return [fundingTerms(terms), ...(Object.keys(rail) as RailName[]).map((name) => setRail(name))];
}

/** 32 bytes that a test identifies by a word: a transaction, or the hash of a destination. */
export function bytesOf(word: string): Uint8Array {
  const bytes = new Uint8Array(32);
  bytes.set(new TextEncoder().encode(word).subarray(0, 32));
  return bytes;
}
