import type { LanguageCode } from '@candor/contract';
import type { AssetId, Mode } from '@candor/exchange';
import type { Statement } from '@candor/readmodel';

/** All that a file says: the same facts give the same bytes. */
export interface StatementFacts {
  readonly statement: Statement;
  /** Of the user; files show a part of it. */
  readonly uid: number;
  readonly language: LanguageCode;
  readonly site: string;
  readonly mode: Mode;
  readonly assetOf: (assetId: AssetId) => { readonly code: string; readonly scale: number };
}
