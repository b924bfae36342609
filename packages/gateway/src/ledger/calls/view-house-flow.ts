import { type OutputOf, viewHouseFlow } from '@candor/api';
import { type AccountId, type AssetId, house, type HouseName } from '@candor/exchange';
import { dayOf, done } from '@candor/kernel';
import { type Atoms, atomsToText, negated, plus } from '@candor/money';
import type { HouseBalanceAt } from '@candor/readmodel';
import { serveOperator } from '../../serving/serve.ts';

type Row = OutputOf<typeof viewHouseFlow>[number];

/** The house's own funds: `external` only mirrors what came in from outside. */
const ofHouse = (Object.keys(house) as HouseName[]).filter((name) => name !== 'external');

export default serveOperator(viewHouseFlow, async ({ exchange, reader, market, clock }) => {
  const accountIds = ofHouse.map((name) => house[name]);
  const today = dayOf(clock());
  const [week, month, ...balances] = await Promise.all([
    reader.houseBalancesAt(accountIds, today - 7),
    reader.houseBalancesAt(accountIds, today - 30),
    ...accountIds.map((accountId) => exchange.query('balances', accountId)),
  ]);
  return done(
    ofHouse.flatMap((name, at) =>
      (balances[at] ?? []).flatMap(({ assetId, available, frozen }): Row[] => {
        const asset = market.instruments.asset(assetId);
        const total = plus(available, frozen);
        if (asset === undefined || total === 0n) return [];
        const before = (days: readonly HouseBalanceAt[]): Atoms | undefined => totalIn(days, house[name], assetId);
        return [
          {
            house: name,
            assetId,
            code: asset.code,
            total: atomsToText(total, asset.scale),
            change7: changeText(total, before(week), asset.scale),
            change30: changeText(total, before(month), asset.scale),
            lasts7: daysLeft(total, before(week), 7),
            lasts30: daysLeft(total, before(month), 30),
          },
        ];
      }),
    ),
  );
});

function totalIn(balances: readonly HouseBalanceAt[], accountId: AccountId, assetId: AssetId): Atoms | undefined {
  return balances.find((one) => one.accountId === accountId && one.assetId === assetId)?.total;
}

function changeText(total: Atoms, before: Atoms | undefined, scale: number): string | undefined {
  return before === undefined ? undefined : atomsToText(plus(total, negated(before)), scale);
}

/** Whole days, rounded down, until nothing is left; absent where it did not shrink or nobody knows. */
function daysLeft(total: Atoms, before: Atoms | undefined, days: number): number | undefined {
  if (before === undefined || before <= total) return undefined;
  return Number((total * BigInt(days)) / (before - total));
}
