import type { CommandOf } from '@candor/exchange';
import { minuteMs } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { pair } from '../catalog.ts';
import { worldStartMs } from '../runner.ts';

export type OpenDualProduct = CommandOf<'dual.open_product'>;

/** Calls of 0.01 BTC linked to 60,000, at 12 % for 7 days; they mature ten minutes after the world begins. */
export function dualProductFor(changes: Partial<OpenDualProduct> = {}): OpenDualProduct {
  return {
    type: 'dual.open_product',
    pairId: pair['BTC/USDT'],
    direction: 'call',
    linkedPrice: price(6_000_000_000_000),
    share: atoms(1_000_000n),
    interest: 120_000 as Ppm,
    interestDays: 7,
    shares: 200,
    accountShares: 150,
    opensAtMs: worldStartMs,
    closesAtMs: worldStartMs + 8 * minuteMs,
    maturesAtMs: worldStartMs + 10 * minuteMs,
    windowMs: minuteMs,
    ...changes,
  };
}

/** Puts of 100 USDT on the same terms. */
export function dualPutFor(changes: Partial<OpenDualProduct> = {}): OpenDualProduct {
  return dualProductFor({ direction: 'put', share: atoms(100_000_000n), ...changes });
}
