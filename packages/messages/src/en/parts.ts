import type { account } from './account/index.ts';
import type { trading } from './trading/index.ts';
import type { wallet } from './wallet/index.ts';

/** The parts of the texts that the screens which say them fetch, by name. */
export interface EnglishParts {
  readonly trading: typeof trading;
  readonly wallet: typeof wallet;
  readonly account: typeof account;
}
