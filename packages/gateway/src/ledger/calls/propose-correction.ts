import { proposeCorrection } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { serveChange } from '../../serving/serve-change.ts';
import { caughtUp } from '../../settings/caught-up.ts';
import { accountOfSide, ownersRefusal, personsOf, sideOfAccount } from '../corrections.ts';

export default serveChange(proposeCorrection, 'ledger.correct', {
  async change(deps, input) {
    const asset = deps.market.instruments.asset(input.assetId);
    if (asset === undefined) return reject('asset_not_found');
    const amount = atomsFromText(input.amount, asset.scale);
    if (amount === undefined) return reject('amount_invalid');
    const sides = { fromAccountId: accountOfSide(input.from), toAccountId: accountOfSide(input.to) };
    const accountIds = personsOf(sides);
    if (accountIds.length === 0) return reject('correction_not_allowed');
    const refusal = await ownersRefusal(deps, sides);
    if (refusal !== undefined) return reject(refusal);
    const { corrects, reason } = input;
    await caughtUp(deps);
    if (!(await deps.reader.hasEntryOf({ accountIds, sequence: corrects }))) return reject('record_not_found');
    return done({ ...sides, assetId: asset.assetId, amount, corrects, reason });
  },
  fields({ market }, { fromAccountId, toAccountId, assetId, amount, corrects, reason }) {
    const { scale } = market.instruments.assetOf(assetId);
    const sides = { from: sideOfAccount(fromAccountId), to: sideOfAccount(toAccountId) };
    return { ...sides, assetId, amount: atomsToText(amount, scale), corrects, reason };
  },
});
