import { CallError, type ConversionRow } from '@candor/api';
import { describe, expect, it } from 'vitest';
import type { FullQuote } from '../quote-stage.ts';
import type { HeldAsset } from '../use-convert-facts.ts';
import { pickedBalances, smallBalances, sweptMax } from './sweep-list.ts';
import { linesToAccept, noSweep, type SweepLine, sweepStageOf, sweepTotals } from './sweep-stage.ts';

const held = (assetId: number, price: string | undefined, available: string, more: Partial<HeldAsset> = {}) =>
  ({
    assetId,
    code: `C${assetId}`,
    name: '',
    scale: 8,
    price,
    available,
    accountType: 'spot',
    isStale: false,
    isConvertible: true,
    ...more,
  }) satisfies HeldAsset;

describe('the list of small balances', () => {
  it('lists those below the threshold, the largest first, and then those that stay with the reason', () => {
    const rows = smallBalances(
      [
        held(1, '60000', '0.00001666'),
        held(2, '2', '5'),
        held(3, '2', '4.99999999'),
        held(4, '1', '3', { isStale: true }),
        held(5, undefined, '7'),
        held(6, '1', '3', { isConvertible: false }),
        held(7, '3', '1'),
        held(8, '1', '0'),
        held(9, '1', '4', { code: 'USDT' }),
        held(10, '1', '4', { accountType: 'fiat' }),
      ],
      '10',
      '1',
    );
    expect(rows.map(({ asset, value, problem }) => [asset.assetId, value, problem])).toEqual([
      [3, '9.999999', undefined],
      [7, '3', undefined],
      [1, '0.9996', 'below_minimum'],
      [4, '3', 'price_stale'],
      [5, undefined, 'price_missing'],
      [6, '3', 'not_convertible'],
    ]);
  });

  it('marks as many as quotes may be open together, or what the user chose', () => {
    const rows = smallBalances(
      Array.from({ length: sweptMax + 2 }, (_, index) => held(index + 1, '1', `${9 - index}`)),
      '10',
      '1',
    );
    const ids = (chosen?: ReadonlySet<number>) => pickedBalances(rows, chosen).map(({ asset }) => asset.assetId);
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
    expect(ids(new Set([2, 7]))).toEqual([2, 7]);
    expect(ids(new Set())).toEqual([]);
  });
});

describe('a sweep', () => {
  const refused = new CallError({ kind: 'refused', code: 'quote_moved', message: '' });
  const lost = new CallError({ kind: 'unreachable' });
  const quote = (expiresAtMs: number) => ({ expiresAtMs, toAmount: '2.5', fee: '0.01' }) as FullQuote;
  const line = (more: Partial<SweepLine>): SweepLine => ({
    assetId: 1,
    code: 'BTC',
    amount: '1',
    quote: quote(9_000),
    error: undefined,
    done: undefined,
    ...more,
  });
  const done = { toAmount: '2.5', fee: '0.01' } as ConversionRow;

  it('holds until the first of its quotes ends, and is refused without any', () => {
    const lines = [line({}), line({ quote: quote(8_000) }), line({ quote: undefined, error: refused })];
    expect([7_999, 8_000].map((nowMs) => sweepStageOf({ ...noSweep, lines }, nowMs))).toEqual(['offered', 'expired']);
    expect(sweepStageOf({ ...noSweep, lines: lines.slice(2) }, 0)).toBe('refused');
    expect(sweepTotals({ ...noSweep, lines })).toEqual({ receives: '5', fee: '0.02' });
  });

  it('sends lost acceptances alone again, and counts what was carried out', () => {
    const lines = [line({ done }), line({ error: refused }), line({ error: lost })];
    const sweep = { ...noSweep, isConfirmed: true, lines };
    expect(sweepStageOf(sweep, 0)).toBe('uncertain');
    expect(linesToAccept(sweep)).toEqual(lines.slice(2));
    expect(sweepTotals(sweep)).toEqual({ receives: '2.5', fee: '0.01' });
    expect(sweepStageOf({ ...sweep, lines: lines.slice(0, 2) }, 0)).toBe('done');
  });
});
