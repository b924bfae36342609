import type { AddressRow, DomesticCardRow, InternationalCardRow } from '@candor/api';
import { assert } from '@candor/kernel';
import type { BookedDestination } from '../own-destinations.ts';
import type { ShownRail } from '../../funding/rails.ts';
import { maskedAccount, maskedPhone, placeOf } from '../../funding/present/places.ts';

export function addressRowOf(
  { railId, asset, network }: ShownRail,
  { destination, booked }: BookedDestination,
  nowMs: number,
): AddressRow {
  const place = placeOf(destination);
  assert(place.kind === 'address', 'an address is shown as one');
  return {
    destinationId: destination.destinationId,
    railId,
    assetId: asset.assetId,
    code: asset.code,
    network,
    label: destination.label,
    address: place.address,
    isUsable: booked.usableAtMs <= nowMs,
    usableAtMs: booked.usableAtMs,
    bookedAtMs: booked.bookedAtMs,
  };
}

export function domesticCardRowOf(rail: ShownRail, booked: BookedDestination, nowMs: number): DomesticCardRow {
  const { shared, field } = cardOf(rail, booked, nowMs);
  return { ...shared, branch: field('branch') };
}

export function internationalCardRowOf(
  rail: ShownRail,
  booked: BookedDestination,
  nowMs: number,
): InternationalCardRow {
  const { shared, field } = cardOf(rail, booked, nowMs);
  const abaNumber = field('abaNumber');
  return {
    ...shared,
    swiftCode: field('swiftCode'),
    abaNumber: abaNumber === '' ? undefined : abaNumber,
    holderAddress: field('holderAddress'),
  };
}

function cardOf({ railId, asset }: ShownRail, { destination, booked }: BookedDestination, nowMs: number) {
  const place = placeOf(destination);
  assert(place.kind === 'card', 'a card is shown as one');
  const field = (name: string) => place.fields.get(name) ?? '';
  const shared = {
    destinationId: destination.destinationId,
    railId,
    assetId: asset.assetId,
    code: asset.code,
    holder: field('holder'),
    account: maskedAccount(field('account')),
    bankName: field('bankName'),
    place: field('place'),
    phone: maskedPhone(field('phone')),
    isUsable: booked.usableAtMs <= nowMs,
    usableAtMs: booked.usableAtMs,
    bookedAtMs: booked.bookedAtMs,
  };
  return { shared, field };
}
