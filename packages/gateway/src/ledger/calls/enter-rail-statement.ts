import { enterRailStatement } from '@candor/api';
import { dayOf, done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { isWatched, railOf } from '../../funding/rails.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(enterRailStatement, async (deps, { railId, day, closing, own }, { operator }) => {
  const rail = await railOf(deps, railId);
  // A chain tells itself what it holds: nobody writes another figure beside it.
  if (rail === undefined || isWatched(deps, rail)) return reject('rail_not_found');
  const { scale } = rail.asset;
  const [whole, ofHouse] = [atomsFromText(closing, scale), atomsFromText(own, scale)];
  if (whole === undefined || ofHouse === undefined) return reject('amount_invalid');
  if (dayOf(day) >= dayOf(deps.clock())) return reject('statement_day_ahead');
  await deps.platform.railStatements.enter({
    railId,
    day: dayOf(day),
    closing: atomsToText(whole, scale),
    own: atomsToText(ofHouse, scale),
    operator: operator.name,
  });
  return done({});
});
