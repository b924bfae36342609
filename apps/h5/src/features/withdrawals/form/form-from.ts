import type { RailRow } from '@candor/api';
import type { Params } from '#client/navigation.ts';
import { assetIdFrom } from '#features/funds/accounts.ts';
import { initialWithdrawForm, type WithdrawForm, type WithdrawWay } from './withdraw-form.ts';

export const ways = ['address', 'card', 'international_card'] as const satisfies readonly WithdrawWay[];

/** The initial form of the page: the typed one, unless its address names another coin or way. */
export function formFrom(params: Params, draft: WithdrawForm): WithdrawForm {
  const way = ways.find((known) => known === params.way) ?? 'address';
  const [assetId, railId, cardId] = [params.currency, params.rail, params.card].map(assetIdFrom);
  const { address } = params;
  const asked = { way: params.way && way, assetId, railId, cardId, address };
  const isNew = Object.entries(asked).some(
    ([field, value]) => value !== undefined && value !== draft[field as keyof typeof asked],
  );
  if (!isNew) return draft;
  // A complete address from the page's params is not being typed: its fault is shown at once.
  const place = address === undefined ? {} : { address, isAddressLeft: true };
  return { ...initialWithdrawForm, way, assetId, railId, cardId, ...place };
}

/**
 * Of a coin that the form's way does not pay out, the way that does: a currency goes to a card, whatever was requested.
 */
export function withPayoutMethod(form: WithdrawForm, rails: readonly RailRow[]): WithdrawForm {
  const { way, assetId, railId } = form;
  const asked = rails.filter((rail) => (railId === undefined ? rail.assetId === assetId : rail.railId === railId));
  if (asked.some(({ destinationKind }) => destinationKind === way)) return form;
  const rail = asked.find(({ takesWithdrawals }) => takesWithdrawals) ?? asked[0];
  return rail === undefined ? form : { ...form, way: rail.destinationKind };
}
