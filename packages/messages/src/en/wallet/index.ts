import { addresses } from './addresses.ts';
import { bills } from './bills.ts';
import { cards } from './cards.ts';
import { deposit } from './deposit.ts';
import { holds } from './holds.ts';
import { withdraw } from './withdraw.ts';

/** Texts of deposits, withdrawals, addresses, bank cards and statements. */
export const wallet = { addresses, bills, cards, deposit, holds, withdraw } as const;
