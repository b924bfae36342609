import type { AssetView, EventOf, Exchange, PlacedEvent, Rail, RailId } from '@candor/exchange';
import { Fault, present } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { Notice } from '@candor/messages/mails';
import { type Atoms, atomsToText } from '@candor/money';
import type { Destination, Platform } from '@candor/platform';
import type { Reader } from '@candor/readmodel';
import { isLoanNews, loanNoticeOf } from '../loans/loan-notices.ts';
import { maskedAccount, placeOf } from './present/places.ts';
import { transactionText } from './rails.ts';

interface Parts {
  readonly exchange: Exchange;
  readonly reader: Reader;
  readonly platform: Pick<Platform, 'destinations'>;
}

/** News about a user's money. */
interface MoneyNotice {
  readonly accountId: number;
  readonly notice: Notice;
}

const catchUpMs = 5_000;

export function isAboutMoney({ event }: Pick<PlacedEvent, 'event'>): boolean {
  return event.type.startsWith('funding.') || isLoanNews(event);
}

/** The message about a fact to its owner; undefined when there is none. Throws while the read model is behind. */
export async function moneyNoticeOf(
  parts: Parts,
  { event, sequence }: Pick<PlacedEvent, 'event' | 'sequence'>,
): Promise<MoneyNotice | undefined> {
  switch (event.type) {
    case 'funding.deposit_credited':
      return { accountId: event.accountId, notice: await credited(parts, event.railId, event.amount) };
    case 'funding.claim_decided':
      if (event.received === undefined) return undefined;
      return { accountId: event.accountId, notice: await credited(parts, event.railId, event.received) };
    case 'funding.destination_booked':
      return { accountId: event.accountId, notice: await booked(parts, event) };
    case 'funding.withdrawal_requested':
      return { accountId: event.accountId, notice: await requested(parts, event) };
    case 'funding.withdrawal_moved':
      return moved(parts, event, sequence);
    default:
      return loanNoticeOf(parts.exchange, event);
  }
}

async function credited(parts: Parts, railId: RailId, amount: Atoms): Promise<Notice> {
  const { asset, network } = await presentRail(parts, railId);
  return { kind: 'deposit_credited', amount: atomsToText(amount, asset.scale), asset: asset.code, network };
}

async function booked(parts: Parts, event: EventOf<'funding.destination_booked'>): Promise<Notice> {
  const { network } = await presentRail(parts, event.railId);
  const label = placeTextOf(await destinationOf(parts, event.destination));
  return { kind: 'destination_booked', label, network, usableAtMs: event.usableAtMs };
}

async function requested(parts: Parts, event: EventOf<'funding.withdrawal_requested'>): Promise<Notice> {
  const { undoUntilMs } = event;
  return { kind: 'withdrawal_requested', ...(await about(parts, event)), undoUntilMs };
}

async function moved(
  parts: Parts,
  event: EventOf<'funding.withdrawal_moved'>,
  sequence: number,
): Promise<MoneyNotice | undefined> {
  const { status, accountId, withdrawalId, reason } = event;
  if (status !== 'broadcast' && status !== 'failed' && status !== 'refused') return undefined;
  const { reader } = parts;
  if (!(await reader.waitFor(sequence, catchUpMs))) {
    throw new Fault('readmodel_behind', `the read model has not got to ${sequence} in ${catchUpMs} ms`);
  }
  const withdrawal = await reader.withdrawal({ accountId, withdrawalId });
  if (withdrawal === undefined) return undefined;
  const told = await about(parts, withdrawal);
  if (status === 'failed') return { accountId, notice: { kind: 'withdrawal_failed', ...told } };
  if (status === 'refused') {
    return { accountId, notice: { kind: 'withdrawal_refused', ...told, reason: reason ?? '' } };
  }
  const rail = await presentRail(parts, withdrawal.railId);
  const transaction = event.transaction === undefined ? '' : transactionText(rail, event.transaction);
  return { accountId, notice: { kind: 'withdrawal_sent', ...told, transaction } };
}

async function about(
  parts: Parts,
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

async function presentRail({ exchange }: Parts, railId: RailId): Promise<Rail & { readonly asset: AssetView }> {
  const [rails, assets] = await Promise.all([exchange.query('rails'), exchange.query('assets')]);
  const rail = present(
    rails.find((one) => one.railId === railId),
    'money moves over rails that are there for ever',
  );
  const asset = assets.find(({ assetId }) => assetId === rail.assetId);
  return { ...rail, asset: present(asset, 'a rail moves a listed asset') };
}

async function destinationOf({ platform }: Parts, hash: Uint8Array): Promise<Destination | undefined> {
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
