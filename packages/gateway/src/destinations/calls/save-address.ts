import { addressSubject, saveAddress } from '@candor/api';
import { checkAddress, checkPaymentCode } from '@candor/chain/addresses';
import { addressText } from '@candor/chain/destination';
import { reject } from '@candor/kernel';
import { bookDestination } from '../book-destination.ts';
import { provenStepUp } from '../../step-up/proven-step-up.ts';
import { railOf } from '../../funding/rails.ts';
import { addressRowOf } from '../present/destinations.ts';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

/** The text read from the picture is compared before the step-up: a typing mistake costs none. */
export default serveUser(saveAddress, async (deps, input, { user }) => {
  const { platform } = deps;
  if (deps.market.instruments.asset(input.assetId) === undefined) return reject('asset_not_found');
  const rail = await railOf(deps, input.railId);
  if (rail === undefined || rail.assetId !== input.assetId || rail.kind === 'bank') return reject('rail_not_found');
  const checked = checkAddress(rail.network, input.address);
  if (!checked.ok) return reject('address_invalid');
  if (input.qrUpload !== undefined) {
    const code = await platform.uploads.readQr(user.userId, input.qrUpload);
    if (!code.ok) return code;
    const shown = checkPaymentCode(rail.network, code.value);
    if (!shown.ok || shown.address !== checked.address) return reject('qr_differs');
  }

  const subject = addressSubject({ railId: input.railId, address: input.address });
  const proven = await provenStepUp(deps, user, 'address_add', subject, input);
  if (!proven.ok) return proven;
  const place = {
    kind: 'address',
    label: input.label.trim(),
    text: addressText(rail.network, checked.address),
  } as const;
  const booked = await bookDestination(deps, user, rail, place, input.requestId);
  return booked.ok ? done(addressRowOf(rail, booked.value, deps.clock())) : booked;
});
