import type { SpotPreview } from '@candor/api';
import { describe, expect, test } from 'vitest';
import { areSame, textsOfPreview, textsOfSummary } from './figure-texts.ts';
import { initialOrderForm, type OrderForm } from './order-form.ts';
import { summarize } from './order-summary.ts';
import { btcUsdt, factsWith } from './testing-facts.ts';

const form = (fields: Partial<OrderForm>): OrderForm => ({ ...initialOrderForm, ...fields });

function own(fields: Partial<OrderForm>) {
  const summary = summarize(form(fields), factsWith());
  if (!summary?.ok) throw new Error('refused');
  return textsOfSummary(summary.value, form(fields), btcUsdt);
}

/** A limit buy of 0.3 at 68,413 that takes 0.221 and rests with 0.079. */
const taking = { price: '68413', amount: '0.3' };
const preview: SpotPreview = {
  hold: '20523.9',
  filled: '0.221',
  filledQuote: '15119.273',
  averagePrice: '68413',
  worstPrice: '68413',
  takerFee: '0.000221',
  makerFee: '0.000079',
  receives: '0.2997',
  endsAs: 'open',
};

describe('the figures of the server beside those of the form', () => {
  test('on the same book they are the same, the total included', () => {
    const theirs = textsOfPreview(preview, form(taking), btcUsdt);
    expect(theirs).toMatchObject({ total: '20523.9', fee: '0.0003' });
    expect(theirs && areSame(own(taking), theirs)).toBe(true);
  });

  test('a different fill is a difference', () => {
    const theirs = textsOfPreview({ ...preview, filled: '0.2', filledQuote: '13682.6' }, form(taking), btcUsdt);
    expect(theirs && areSame(own(taking), theirs)).toBe(false);
  });

  test('the total leaves out the part that expires', () => {
    const ioc = form({ ...taking, lifetime: 'ioc' });
    const theirs = textsOfPreview(
      { ...preview, makerFee: '0', receives: '0.220779', endsAs: 'expired', reason: 'immediate_remainder' },
      ioc,
      btcUsdt,
    );
    expect(theirs?.total).toBe('15119.273');
  });

  test('a stop-market is not valued at the limit price of the kind before it', () => {
    const stop = { kind: 'stop_market', price: '60000', stopPrice: '70000', amount: '0.1', slippage: '1' } as const;
    const mine = own(stop);
    const theirs = textsOfPreview(
      { ...preview, ...mine, filled: '0', filledQuote: '0', takerFee: '0', makerFee: mine.fee, endsAs: 'waiting' },
      form(stop),
      btcUsdt,
    );
    expect(theirs?.total).toBe('7070');
    expect(theirs && areSame(mine, theirs)).toBe(true);
  });

  test('selling, the total is the amount that comes in before the fee', () => {
    const selling = form({ side: 'sell', price: '70000', amount: '0.1' });
    const theirs = textsOfPreview(
      { hold: '0.1', filled: '0', filledQuote: '0', takerFee: '0', makerFee: '7', receives: '6993', endsAs: 'open' },
      selling,
      btcUsdt,
    );
    expect(theirs?.total).toBe('7000');
    expect(theirs && areSame(own({ side: 'sell', price: '70000', amount: '0.1' }), theirs)).toBe(true);
  });
});
