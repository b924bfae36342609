import type { PartTexts } from '../../same-texts.ts';
import { contract } from './contract.ts';
import { copying } from './copying.ts';
import { options } from './options.ts';

export const trading: PartTexts<'trading'> = { contract, copying, options };
