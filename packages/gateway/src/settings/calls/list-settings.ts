import { listSettings } from '@candor/api';
import { type ChangeCommand, settingSubject } from '@candor/exchange';
import type { ChangeType } from '@candor/exchange/rules';
import { done } from '@candor/kernel';
import type { SettingVersion } from '@candor/readmodel';
import type { Deps } from '../../serving/deps.ts';
import { serveOperator } from '../../serving/serve.ts';
import { caughtUp } from '../caught-up.ts';
import { settingRows } from '../setting-rows.ts';

export default serveOperator(listSettings, async (deps, { changes }) => {
  await caughtUp(deps);
  const types = changes.map(([type]) => type as ChangeType);
  const [kept, makers] = await Promise.all([
    deps.reader.settingsInForce(types),
    types.includes('spot.set_maker') ? deps.exchange.query('makers') : [],
  ]);
  const changed = new Set(kept.map(({ change, subject }) => `${change.type} ${subject}`));
  const present = [...makers, ...(types.includes('catalog.set_pair_fees') ? feesOf(deps) : [])]
    .map(withoutHistory)
    .filter(({ change, subject }) => !changed.has(`${change.type} ${subject}`));
  const rows = await settingRows(deps, [...kept, ...present]);
  return done(rows.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })));
});

/** Pairs are listed with their fees, of which no fact tells. */
function feesOf({ market }: Deps): ChangeCommand[] {
  return market.instruments.pairs.map(({ pairId, makerFee, takerFee }) => ({
    type: 'catalog.set_pair_fees',
    pairId,
    makerFee,
    takerFee,
  }));
}

/** No fact tells of the change: what is in force is known, and not since when. */
function withoutHistory(change: ChangeCommand): SettingVersion {
  return { change, subject: settingSubject(change), version: 0, sequence: 0, atMs: 0, operators: [] };
}
