import type { Command, Mode, Submission } from '@candor/exchange';
import type { Catalogue, CataloguePair } from './types.ts';

/**
 * The commands that found an exchange, in the order they must be sent. Their ids follow from what they do, so sending
 * the list again (after a crash half way, or at every start) has no second effect.
 *
 * Practice also gets its funds, its faucet and its house maker; live gets none of these, because nobody may invent money.
 */
export function genesisCommands(mode: Mode, catalogue: Catalogue): Submission[] {
  return [
    submission('genesis:found', { type: 'genesis.found', mode, name: catalogue.name }),
    ...catalogue.assets.map(({ assetId, code, name, scale, assetClass }) =>
      submission(`genesis:asset:${assetId}`, {
        type: 'catalog.list_asset',
        assetId,
        code,
        name,
        scale,
        assetClass,
      }),
    ),
    ...catalogue.pairs.map(listPair),
    submission('genesis:convert', { type: 'convert.set_terms', ...catalogue.convert }),
    ...(mode === 'practice' ? practiceCommands(catalogue) : []),
  ];
}

function listPair(pair: CataloguePair): Submission {
  const { pairId, base, quote, tick, lot, minNotional, maxQuantity, makerFee, takerFee, band, cross } = pair;
  return submission(`genesis:pair:${pairId}`, {
    type: 'catalog.list_pair',
    pairId,
    baseAssetId: base.assetId,
    quoteAssetId: quote.assetId,
    tick,
    lot,
    minNotional,
    maxQuantity,
    makerFee,
    takerFee,
    band,
    hasBook: pair.ladder === undefined ? 'no' : 'yes',
    ...(cross === undefined
      ? {}
      : { cross: { numerator: cross.numerator.pairId, denominator: cross.denominator.pairId } }),
  });
}

function practiceCommands(catalogue: Catalogue): Submission[] {
  return [
    ...catalogue.liquidity.map(({ assetId, amount }) =>
      submission(`genesis:fund:${assetId}`, { type: 'house.fund', house: 'liquidity', assetId, amount }),
    ),
    ...catalogue.assets.flatMap(({ assetId, faucet }) =>
      faucet === undefined
        ? []
        : [submission(`genesis:faucet:${assetId}`, { type: 'practice.set_faucet', assetId, amount: faucet })],
    ),
    ...catalogue.pairs.flatMap(({ pairId, ladder }) =>
      ladder === undefined
        ? []
        : [submission(`genesis:maker:${pairId}`, { type: 'spot.set_maker', pairId, ...ladder })],
    ),
  ];
}

function submission(commandId: string, command: Command): Submission {
  return { commandId, actor: 'system', command };
}
