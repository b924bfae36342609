import { getDualTape } from '@candor/api';
import type { DualPurchaseId } from '@candor/exchange';
import { dualSpellsOf } from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { gridTickOf } from '../../options/present/options.ts';
import { serveUser } from '../../serving/serve.ts';
import { ownPurchase } from '../own-purchase.ts';
import { dualPurchaseRowOf } from '../present/dual.ts';

/** Everything that decided a purchase, so that anybody with it can decide it again. */
export default serveUser(getDualTape, async (deps, input, { user }) => {
  const purchase = await ownPurchase(deps, user.accountId, input.purchaseId as DualPurchaseId);
  if (purchase === undefined) return reject('purchase_not_found');
  const { pairId, maturesAtMs, windowMs, settlement } = purchase;
  const window = settlement === undefined ? undefined : await deps.reader.dualWindow({ pairId, maturesAtMs, windowMs });
  return done({
    purchase: dualPurchaseRowOf(deps.market.instruments, purchase, deps.clock()),
    samples: (window?.samples ?? []).map(gridTickOf),
    spells: dualSpellsOf([], purchase).spells,
  });
});
