import type { AssetView, EventOf, HoldReason, Rail, RailId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { Notice } from '@candor/messages/mails';
import { type Atoms, atomsToText } from '@candor/money';
import type { Destination } from '@candor/platform';
import { describeNotices, type FactNotice, type NoticeParts } from '../inbox/describe-notices.ts';
import { maskedAccount, placeOf } from './present/places.ts';
import { transactionText } from './rails.ts';

export default describeNotices({
  'funding.deposit_credited': async ({ accountId, railId, amount }, parts) => ({
    accountId,
    notice: await credited(parts, railId, amount),
  }),
  'funding.deposit_kept': async ({ accountId, railId, amount }, parts) => {
    const { asset, network, depositMin } = await presentRail(parts, railId);
    const least = atomsToText(depositMin, asset.scale);
    const kept = { amount: atomsToText(amount, asset.scale), asset: asset.code, network, least };
    return { accountId, notice: { kind: 'deposit_kept', ...kept } };
  },
  'funding.claim_decided': async ({ accountId, railId, received }, parts) => {
    if (received !== undefined) return { accountId, notice: await credited(parts, railId, received) };
    const { asset, network } = await presentRail(parts, railId);
    return { accountId, notice: { kind: 'claim_rejected', asset: asset.code, network } };
  },
  'funding.hold_placed': ({ accountId, reason, untilMs = 0 }) =>
    toldHolds.has(reason)
      ? { accountId, notice: { kind: 'hold_placed', reason, untilMs }, fold: `hold ${reason}` }
      : undefined,
  'funding.hold_lifted': ({ accountId, reason }) =>
    toldHolds.has(reason) ? { accountId, notice: { kind: 'hold_lifted', reason } } : undefined,
  'funding.destination_booked': async (event, parts) => ({
    accountId: event.accountId,
    notice: await booked(parts, event),
  }),
  'funding.withdrawal_requested': async (event, parts) => ({
    accountId: event.accountId,
    notice: await requested(parts, event),
  }),
  'funding.withdrawal_moved': (event, parts, { sequence }) => moved(parts, event, sequence),
});

/** Each other hold follows a change of security, whose own notice says how long it lasts. */
const toldHolds: ReadonlySet<HoldReason> = new Set(['under_review', 'otc_purchase']);

async function credited(parts: NoticeParts, railId: RailId, amount: Atoms): Promise<Notice> {
  const { asset, network } = await presentRail(parts, railId);
  return { kind: 'deposit_credited', amount: atomsToText(amount, asset.scale), asset: asset.code, network };
}

async function booked(parts: NoticeParts, event: EventOf<'funding.destination_booked'>): Promise<Notice> {
  const { network } = await presentRail(parts, event.railId);
  const label = placeTextOf(await destinationOf(parts, event.destination));
  return { kind: 'destination_booked', label, network, usableAtMs: event.usableAtMs };
}

async function requested(parts: NoticeParts, event: EventOf<'funding.withdrawal_requested'>): Promise<Notice> {
  const { undoUntilMs } = event;
  return { kind: 'withdrawal_requested', ...(await about(parts, event)), undoUntilMs };
}

const toldStatuses: ReadonlySet<string> = new Set(['held', 'review', 'broadcast', 'failed', 'refused']);

async function moved(
  parts: NoticeParts,
  event: EventOf<'funding.withdrawal_moved'>,
  sequence: number,
): Promise<FactNotice | undefined> {
  const { status, accountId, withdrawalId, reason } = event;
  if (!toldStatuses.has(status)) return undefined;
  const reader = await parts.caughtUp(sequence);
  const withdrawal = await reader.withdrawal({ accountId, withdrawalId });
  if (withdrawal === undefined) return undefined;
  const told = await about(parts, withdrawal);
  if (status === 'held' || status === 'review') {
    return { accountId, notice: { kind: 'withdrawal_held', ...told, reason: reason ?? '' } };
  }
  if (status === 'failed') return { accountId, notice: { kind: 'withdrawal_failed', ...told } };
  if (status === 'refused') {
    return { accountId, notice: { kind: 'withdrawal_refused', ...told, reason: reason ?? '' } };
  }
  const rail = await presentRail(parts, withdrawal.railId);
  const transaction = event.transaction === undefined ? '' : transactionText(rail, event.transaction);
  return { accountId, notice: { kind: 'withdrawal_sent', ...told, transaction } };
}

async function about(
  parts: NoticeParts,
  {
    railId,
    amount,
    destination,
  }: { readonly railId: RailId; readonly amount: Atoms; readonly destination: Uint8Array },
) {
  const { asset } = await presentRail(parts, railId);
  const to = placeTextOf(await destinationOf(parts, destination));
  return { amount: atomsToText(amount, asset.scale), asset: asset.code, to };
}

async function presentRail(parts: NoticeParts, railId: RailId): Promise<Rail & { readonly asset: AssetView }> {
  const rails = await parts.exchange.query('rails');
  const rail = present(
    rails.find((one) => one.railId === railId),
    'money moves over rails that are there for ever',
  );
  return { ...rail, asset: await parts.asset(rail.assetId) };
}

async function destinationOf({ platform }: NoticeParts, hash: Uint8Array): Promise<Destination | undefined> {
  return (await platform.destinations.byHash([hash])).get(hex(hash));
}

const shownEnds = 6;

/**
 * The ends of the address or card: mails are read by others too. Not its label: a thief who books a place with a stolen
 * session would choose the words of the warning about it.
 */
function placeTextOf(destination: Destination | undefined): string {
  if (destination === undefined) return '';
  const place = placeOf(destination);
  if (place.kind === 'card') return maskedAccount(place.fields.get('account') ?? '');
  return `${place.address.slice(0, shownEnds)}…${place.address.slice(-shownEnds)}`;
}
