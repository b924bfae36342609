import { done, reject } from '@candor/kernel';
import { ppmOne } from '@candor/money';
import { defineModule } from '../../module.ts';
import { pairFrom } from './catalog.ts';

const scaleMax = 12;

/** Assets and pairs, listed and halted by commands. */
export const catalogModule = defineModule({
  name: 'catalog',
  handlers: {
    'catalog.list_asset': {
      actor: 'system',
      handle(core, { assetId, code, name, scale, assetClass }) {
        if (core.catalog.assets.has(assetId)) return reject('asset_exists');
        if (assetId < 1 || assetId > 4_095 || scale > scaleMax || code === '') return reject('asset_invalid');
        const asset = { assetId, code, name, scale, assetClass };
        core.catalog.assets.set(assetId, asset);
        core.emit({ type: 'catalog.asset_listed', ...asset });
        return done({});
      },
    },
    'catalog.list_pair': {
      actor: 'system',
      handle(core, command) {
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
    },
    'catalog.set_pair_status': {
      actor: ['operator', 'system'],
      handle(core, { pairId, status }) {
        const pair = core.catalog.pairs.get(pairId);
        if (pair === undefined) return reject('pair_not_found');
        pair.status = status;
        core.emit({ type: 'catalog.pair_status_set', pairId, status });
        return done({});
      },
    },
    /** Orders keep the rates they were placed with. */
    'catalog.set_pair_fees': {
      actor: ['operator', 'system'],
      handle(core, { pairId, makerFee, takerFee }) {
        const pair = core.catalog.pairs.get(pairId);
        if (pair === undefined) return reject('pair_not_found');
        if (makerFee >= ppmOne || takerFee >= ppmOne) return reject('pair_invalid');
        pair.makerFee = makerFee;
        pair.takerFee = takerFee;
        core.emit({ type: 'catalog.pair_fees_set', pairId, makerFee, takerFee });
        return done({});
      },
    },
  },
  write: (core, writer) => core.catalog.write(writer),
  read: (core, reader) => core.catalog.read(reader),
});
