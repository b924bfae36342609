import type { AccountId, AssetId, PairId } from '@candor/exchange';
import { price, type Ppm, type Price } from '@candor/money';
import { given, listPair, operator, type Scenario, scenario, sends, ticks, when } from '@candor/testkit';

const lists = (says: string, changes: Parameters<typeof listPair>[1]) =>
  sends(`a pair is listed ${says}`, listPair('BTC/USDT', changes));

/** The permitted senders of each command, and how assets, pairs and ticks come in. */
export const catalogScenarios: readonly Scenario[] = [
  scenario(
    'RULES 2: a user is not permitted to send the commands of the house',
    when(sends('a user opens an account', { type: 'accounts.open' }, 'user'), 'not_permitted'),
    when(sends('a user ticks', { type: 'index.tick', gridIndex: 1, prices: [] }, 'user'), 'not_permitted'),
    when(sends('an operator ticks', { type: 'index.tick', gridIndex: 1, prices: [] }, 'operator'), 'not_permitted'),
    when(
      sends(
        'the system claims for a user',
        { type: 'practice.claim', accountId: 1_000 as AccountId, assetId: 1 as AssetId },
        'system',
      ),
      'not_permitted',
    ),
    when(sends('it is founded again', { type: 'genesis.found', mode: 'live', name: 'other' }), 'not_permitted'),
  ),
  scenario(
    'RULES 0: refusals of an asset, in check order',
    when(operator.listsAsset(1, '', 99), 'asset_exists'),
    when(operator.listsAsset(9, '', 8), 'asset_invalid'),
    when(operator.listsAsset(9, 'XRP', 13), 'asset_invalid'),
    when(operator.listsAsset(4_096, 'XRP', 6), 'asset_invalid'),
    when(operator.listsAsset(9, 'XRP', 6), 'done'),
  ),
  scenario(
    'RULES 4: refusals of a pair, in check order',
    when(lists('of nothing known', { baseAssetId: 77 as AssetId }), 'asset_not_found'),
    when(lists('a second time', { tick: price(1) }), 'pair_exists'),
    when(
      lists('priced by nothing known', {
        pairId: 9 as PairId,
        tick: price(1),
        cross: { numerator: 77 as PairId, denominator: 1 as PairId },
      }),
      'pair_not_found',
    ),
    // One lot at one tick would be a part of an atom.
    when(lists('with too fine a grid', { pairId: 9 as PairId, tick: price(1) }), 'pair_invalid'),
    when(lists('against itself', { pairId: 9 as PairId, quoteAssetId: 1 as AssetId }), 'pair_invalid'),
    when(lists('with a fee of all', { pairId: 9 as PairId, takerFee: 1_000_000 as Ppm }), 'pair_invalid'),
    when(lists('well', { pairId: 9 as PairId }), 'done'),
    when(operator.setsFees('BTC/USDT', 1_000_000, 0), 'pair_invalid'),
  ),
  scenario(
    'RULES 3: ticks go forward on the grid, for pairs the feed prices',
    given(ticks({ 'BTC/USDT': '60000' })),
    when(sends('an old tick', { type: 'index.tick', gridIndex: 1, prices: [] }), 'tick_out_of_order'),
    when(sends('a tick from the future', { type: 'index.tick', gridIndex: 2 ** 40, prices: [] }), 'tick_out_of_order'),
    when(ticks({ 'ETH/BTC': '0.05' }), 'pair_not_found'),
    when(
      sends('a tick of zero', {
        type: 'index.tick',
        gridIndex: 2 ** 40,
        prices: [{ pairId: 1 as PairId, price: 0 as Price }],
      }),
      'pair_invalid',
    ),
  ),
];
