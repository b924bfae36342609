import type { LanguageCode } from '@candor/api';
import type { AssetId, Mode } from '@candor/exchange';
import { present } from '@candor/kernel';
import type { RealisedSales, Statement } from '@candor/readmodel';

/** The content of a file: the same facts yield the same bytes. */
export interface StatementFacts {
  readonly statement: Statement;
  /** Of a statement over all accounts: profits in USDT of so many decimals. */
  readonly realised?: { readonly sales: readonly RealisedSales[]; readonly scale: number };
  /** Of a part of a table: its head is in the first, and what is over all accounts in the last. */
  readonly piece?: { readonly isFirst: boolean; readonly isLast: boolean; readonly wallets: Statement['sections'] };
  /** Of the user; files show a part of it. */
  readonly uid: number;
  readonly language: LanguageCode;
  readonly site: string;
  readonly mode: Mode;
  readonly assetOf: (assetId: AssetId) => AssetFacts;
}

interface AssetFacts {
  readonly code: string;
  readonly scale: number;
}

/** The same as it can be sent to another thread: with the assets that it speaks of. */
export interface PlainFacts extends Omit<StatementFacts, 'assetOf'> {
  readonly assets: ReadonlyMap<AssetId, AssetFacts>;
}

export function factsOf({ assets, ...plain }: PlainFacts): StatementFacts {
  return { ...plain, assetOf: (assetId) => present(assets.get(assetId), 'a statement knows its assets') };
}
