import { type Command, type Mode, newestRevision, type Submission } from '@candor/exchange';
import { fundingTermsFor } from './funding.ts';
import type { Catalogue, CatalogueLoan, CatalogueLocked, CataloguePair, CataloguePointsItem } from './types.ts';

/**
 * The commands that found an exchange, in the order they must be sent. Their ids follow from their contents, so sending
 * the list again (after a crash half way, or at every start) has no second effect.
 *
 * Practice also gets its funds, its faucet and its house maker; live gets none of these, because money must not be
 * invented, but the sessions of the markets behind its stocks, and timed options off until an operator turns them on
 * for named countries.
 */
export function genesisCommands(mode: Mode, catalogue: Catalogue): Submission[] {
  return [
    submission('genesis:found', { type: 'genesis.found', mode, name: catalogue.name }),
    submission(`genesis:revision:${newestRevision}`, { type: 'revision.adopt', revision: newestRevision }),
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
    submission('genesis:convert:limits', { type: 'convert.set_terms', ...catalogue.convert }),
    ...productCommands(catalogue),
    ...pointsCommands(mode, catalogue),
    ...fundingCommands(mode, catalogue),
    ...(mode === 'practice' ? practiceCommands(catalogue) : [...calendarCommands(catalogue), ...liveSwitches]),
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

/** Terms without funds offer nothing: the house's cover bounds the tickets that may be opened. */
function productCommands({ contracts, options, copying, fees, invitations, locked, loans }: Catalogue): Submission[] {
  return [
    ...contracts.map((terms) =>
      submission(`genesis:contract:${terms.pairId}`, { type: 'contract.set_terms', ...terms }),
    ),
    ...options.map((terms) => submission(`genesis:options:${terms.pairId}`, { type: 'options.set_terms', ...terms })),
    submission('genesis:copying', { type: 'copy.set_terms', ...copying }),
    submission('genesis:fees', { type: 'fees.set_tiers', ...fees }),
    submission('genesis:invitations', { type: 'invitations.set_terms', ...invitations }),
    ...locked.map(lockedTerms),
    ...loans.map(loanTerms),
  ];
}

function pointsCommands(mode: Mode, catalogue: Catalogue): Submission[] {
  const tasks = mode === 'practice' ? catalogue.pointsTaskDemonstrations : catalogue.pointsTasks;
  return [
    ...tasks.map((terms) => submission(`genesis:points:${terms.task}`, { type: 'points.set_task', ...terms })),
    ...catalogue.pointsItems.map(itemOf),
    submission('genesis:game:wheel', { type: 'game.set_wheel', ...catalogue.wheel }),
  ];
}

function itemOf(item: CataloguePointsItem): Submission {
  return submission(`genesis:points:item:${item.itemId}`, { type: 'points.set_item', ...item });
}

function loanTerms(terms: CatalogueLoan): Submission {
  return submission(`genesis:loans:${terms.productId}`, { type: 'loans.set_terms', ...terms });
}

function lockedTerms(terms: CatalogueLocked): Submission {
  return submission(`genesis:locked:${terms.productId}`, { type: 'locked.set_terms', ...terms });
}

function fundingCommands(mode: Mode, { rails }: Catalogue): Submission[] {
  return [
    submission('genesis:funding', { type: 'funding.set_terms', ...fundingTermsFor(mode) }),
    ...rails.map((rail) => submission(`genesis:rail:${rail.railId}`, { type: 'funding.set_rail', ...rail })),
  ];
}

function calendarCommands({ calendars }: Catalogue): Submission[] {
  return calendars.map((calendar, i) =>
    submission(`genesis:calendar:${i + 1}`, { type: 'sessions.set_calendar', ...calendar }),
  );
}

const liveSwitches = [
  submission('genesis:options:off', { type: 'products.set_availability', product: 'options', availability: 'off' }),
];

function practiceCommands(catalogue: Catalogue): Submission[] {
  return [
    ...catalogue.liquidity.map(({ assetId, amount }) =>
      submission(`genesis:fund:${assetId}`, { type: 'house.fund', house: 'liquidity', assetId, amount }),
    ),
    ...catalogue.backing.map(({ house, assetId, amount }) =>
      submission(`genesis:fund:${house}:${assetId}`, { type: 'house.fund', house, assetId, amount }),
    ),
    ...catalogue.assets.flatMap(({ assetId, faucet }) =>
      faucet === undefined
        ? []
        : [submission(`genesis:faucet:${assetId}`, { type: 'practice.set_faucet', assetId, amount: faucet })],
    ),
    ...catalogue.pointsCoupons.map(itemOf),
    ...catalogue.campaigns.map((terms) =>
      submission(`genesis:coupons:${terms.campaignId}`, { type: 'coupons.set_campaign', ...terms }),
    ),
    ...catalogue.lockedDemonstrations.map(lockedTerms),
    ...catalogue.loanDemonstrations.map(loanTerms),
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
