import { done, present, reject } from '@candor/kernel';
import { ppmOne } from '@candor/money';
import { type CommandsOf, defineModule } from '../../module.ts';
import type { PairId } from '../../vocabulary.ts';
import { type Pair, pairFrom } from './catalog.ts';
import type { CatalogSlice } from './slice.ts';
import type { catalogSpec } from './spec.ts';
import { feesWeakening, statusWeakening } from './weakening.ts';

const scaleMax = 12;

/** Of a change that has passed its checks. */
function listedPair(core: CatalogSlice, pairId: PairId): Pair {
  return present(core.catalog.pairs.get(pairId), 'a change is of a pair that is listed');
}

/** Assets and pairs, listed and halted by commands. */
export const catalogModule = defineModule<CatalogSlice, CommandsOf<typeof catalogSpec>>({
  name: 'catalog',
  handlers: {
    'catalog.list_asset'(core, { assetId, code, name, scale, assetClass }) {
      if (core.catalog.assets.has(assetId)) return reject('asset_exists');
      if (assetId < 1 || assetId > 4_095 || scale > scaleMax || code === '') return reject('asset_invalid');
      const asset = { assetId, code, name, scale, assetClass };
      core.catalog.assets.set(assetId, asset);
      core.emit({ type: 'catalog.asset_listed', ...asset });
      return done({});
    },
    'catalog.list_pair'(core, command) {
      const { catalog } = core;
      const base = catalog.assets.get(command.baseAssetId);
      const quote = catalog.assets.get(command.quoteAssetId);
      if (base === undefined || quote === undefined) return reject('asset_not_found');
      if (catalog.pairs.has(command.pairId)) return reject('pair_exists');
      const { cross } = command;
      if (cross !== undefined && !(catalog.pairs.has(cross.numerator) && catalog.pairs.has(cross.denominator))) {
        return reject('pair_not_found');
      }
      const pair = pairFrom(command, base, quote);
      const hasSaneShares = command.makerFee < ppmOne && command.takerFee < ppmOne && command.band < ppmOne;
      if (pair === undefined || base === quote || !hasSaneShares) return reject('pair_invalid');
      catalog.addPair(pair);
      const { pairId, baseAssetId, quoteAssetId, tick, lot, hasBook } = command;
      core.emit({ type: 'catalog.pair_listed', pairId, baseAssetId, quoteAssetId, tick, lot, hasBook });
      return done({});
    },
    'catalog.set_pair_status': {
      refuses: (core, { pairId }) => (core.catalog.pairs.has(pairId) ? undefined : 'pair_not_found'),
      present: (core, { type, pairId }) => ({ type, pairId, status: listedPair(core, pairId).status }),
      weakens: statusWeakening,
      make(core, { pairId, status }) {
        listedPair(core, pairId).status = status;
        core.emit({ type: 'catalog.pair_status_set', pairId, status });
        return {};
      },
    },
    /** Orders keep the rates they were placed with. */
    'catalog.set_pair_fees': {
      refuses(core, { pairId, makerFee, takerFee }) {
        if (!core.catalog.pairs.has(pairId)) return 'pair_not_found';
        return makerFee >= ppmOne || takerFee >= ppmOne ? 'pair_invalid' : undefined;
      },
      present(core, { type, pairId }) {
        const { makerFee, takerFee } = listedPair(core, pairId);
        return { type, pairId, makerFee, takerFee };
      },
      weakens: feesWeakening,
      make(core, { pairId, makerFee, takerFee }) {
        const pair = listedPair(core, pairId);
        pair.makerFee = makerFee;
        pair.takerFee = takerFee;
        core.emit({ type: 'catalog.pair_fees_set', pairId, makerFee, takerFee });
        return {};
      },
    },
  },
  reactions: {
    /** The market of a sold token, at the time that its terms say. */
    'ieo.market_opened'(core, { pairId }) {
      const pair = listedPair(core, pairId);
      if (pair.status === 'trading') return;
      pair.status = 'trading';
      core.emit({ type: 'catalog.pair_status_set', pairId, status: 'trading' });
    },
  },
  write: (core, writer) => core.catalog.write(writer),
  read: (core, reader) => core.catalog.read(reader),
});
