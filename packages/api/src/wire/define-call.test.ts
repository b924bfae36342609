import { expectTypeOf, test } from 'vitest';
import { listCandles } from '../market/calls/list-candles.ts';
import { placeSpotOrder } from '../spot/calls/place-spot-order.ts';
import { listEntries } from '../ledger/calls/list-entries.ts';
import { decodeInput, encodeInput } from './codec.ts';
import { type ArgumentsOf, type CodeOf, defineCall, type InputOf, type OutputOf } from './define-call.ts';
import { wireObject } from './wire-object.ts';

test('a handler gets defaults filled in, a caller may leave them out', () => {
  expectTypeOf<InputOf<typeof listEntries>['page']>().toEqualTypeOf<number>();
  expectTypeOf<ArgumentsOf<typeof listEntries>['page']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<ArgumentsOf<typeof listCandles>['symbol']>().toEqualTypeOf<string>();
  encodeInput(listEntries, {});
  // @ts-expect-error the symbol of a pair is not optional
  encodeInput(listCandles, { period: '1min' });
  // @ts-expect-error outside the API nobody writes legal_id
  encodeInput(placeSpotOrder, { currency_id: 1, legal_id: 3, type: '1' });
});

test('words are unions and codes are those that the call lists', () => {
  expectTypeOf<InputOf<typeof placeSpotOrder>['side']>().toEqualTypeOf<'buy' | 'sell'>();
  expectTypeOf<OutputOf<typeof placeSpotOrder>['orderId']>().toEqualTypeOf<number>();
  expectTypeOf<'price_off_tick'>().toExtend<CodeOf<typeof placeSpotOrder>>();
  expectTypeOf<'login_failed'>().not.toExtend<CodeOf<typeof placeSpotOrder>>();
  const decoded = decodeInput(placeSpotOrder, {});
  if (decoded.ok) expectTypeOf(decoded.value.baseAssetId).toEqualTypeOf<number>();
});

test('a call cannot list a code that does not exist', () => {
  defineCall({
    method: 'GET',
    path: '/example',
    access: 'visitor',
    effect: 'reads',
    rate: 'public',
    group: 'Example',
    summary: 'Never served.',
    input: wireObject({}),
    output: wireObject({}),
    // @ts-expect-error not a code of the core, nor of the platform
    rejects: ['no_such_code'],
  });
});
