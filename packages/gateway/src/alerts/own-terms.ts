import type { InputOf, setAlert } from '@candor/api';
import { done, type Outcome, reject } from '@candor/kernel';
import { priceFromText } from '@candor/money';
import type { AlertTerms, LiquidationPoint } from '@candor/platform';
import type { Caller, Deps } from '../serving/deps.ts';
import { liquidationPoints } from './liquidation-points.ts';

/** The terms that a call asks for, of a pair that is listed. */
export function termsFrom(
  { market }: Pick<Deps, 'market'>,
  { pairId, price: text, ...rest }: InputOf<typeof setAlert>,
): Outcome<AlertTerms, 'pair_not_found' | 'alert_invalid'> {
  if (pairId !== undefined && market.instruments.pair(pairId) === undefined) return reject('pair_not_found');
  const price = text === undefined ? undefined : priceFromText(text);
  if (text !== undefined && price === undefined) return reject('alert_invalid');
  return done({ ...rest, pairId, price });
}

/** The positions that an alert of liquidation is about; none of another one. */
export async function pointsFor(
  { exchange }: Pick<Deps, 'exchange'>,
  { kind }: Pick<AlertTerms, 'kind'>,
  { accountId }: Caller,
): Promise<readonly LiquidationPoint[]> {
  return kind === 'liquidation' ? liquidationPoints(exchange, accountId) : [];
}

/** Looks at the positions once more: one may have changed while nobody listened to them yet. */
export async function renewPoints(
  { exchange, platform }: Pick<Deps, 'exchange' | 'platform'>,
  { accountId }: Caller,
): Promise<void> {
  if (!platform.alerts.watch.watchedAccounts.has(accountId)) return;
  await platform.alerts.watch.renew(accountId, await liquidationPoints(exchange, accountId));
}
