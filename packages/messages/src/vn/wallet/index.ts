import type { PartTexts } from '../../same-texts.ts';
import { addresses } from './addresses.ts';
import { bills } from './bills.ts';
import { cards } from './cards.ts';
import { deposit } from './deposit.ts';
import { holds } from './holds.ts';
import { withdraw } from './withdraw.ts';

export const wallet: PartTexts<'wallet'> = { addresses, bills, cards, deposit, holds, withdraw };
