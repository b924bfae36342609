import { house } from '../../ledger-words.ts';
import { type CommandsOf, defineModule } from '../../module.ts';
import { buy } from './buy.ts';
import { checkDual } from './check.ts';
import { pairOf, reservesOf } from './funds.ts';
import { pause, setLimit } from './set-limits.ts';
import { onMaturity, onPauseOver, onTick, setReinvest } from './settle.ts';
import type { DualSlice } from './slice.ts';
import type { dualSpec } from './spec.ts';
import { closeChange, openChange } from './terms.ts';

/** Dual investments (RULES 10): both payouts reserved at the purchase, the result a function of the tape. */
export const dualModule = defineModule<DualSlice, CommandsOf<typeof dualSpec>>({
  name: 'dual',
  handlers: {
    'dual.open_product': openChange,
    'dual.close_product': closeChange,
    'dual.buy': buy,
    'dual.set_reinvest': setReinvest,
    'dual.set_limit': setLimit,
    'dual.pause': pause,
  },
  reactions: { 'index.ticked': onTick },
  due: { 'dual.maturity': onMaturity, 'dual.settle': onPauseOver },
  piecewise: ['dual.maturity', 'dual.settle'],
  *holds(core, of) {
    const { dual } = core;
    const isUsers = of !== undefined && of !== house.underwriting;
    for (const purchase of isUsers ? dual.liveOf(of) : dual.live.values()) {
      const { accountId, purchaseId, pairId, stakeAssetId, stake } = purchase;
      const hold = { cause: 'dual', reference: purchaseId, at: { pairId } } as const;
      if (of !== house.underwriting) {
        yield { ...hold, accountId, walletType: 'spot', assetId: stakeAssetId, amount: stake };
      }
      if (isUsers) continue;
      const { base, quote } = pairOf(core, pairId);
      const held = reservesOf(purchase);
      const cover = { ...hold, accountId: house.underwriting, walletType: 'house' } as const;
      yield { ...cover, assetId: base.assetId, amount: held.base };
      yield { ...cover, assetId: quote.assetId, amount: held.quote };
    }
  },
  isEmpty: ({ dual }) => dual.nextProductId === 1,
  write: (core, writer) => core.dual.write(writer),
  read: (core, reader) => core.dual.read(reader),
  check: checkDual,
});
