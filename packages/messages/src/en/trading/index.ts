import { contract } from './contract.ts';
import { copying } from './copying.ts';
import { options } from './options.ts';

/** Texts of contracts, timed options and copying: a part of their own, which the screens of these products fetch. */
export const trading = { contract, copying, options } as const;
