import { type ContractPreviewRow, type ExitInput, previewContract } from '@candor/api';
import type { Direction } from '@candor/exchange/rules';
import { useDebounced } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import { type Assets, inputFrom } from './contract-request.ts';
import { lotsOf } from '../lots.ts';
import type { ContractForm } from './contract-form.ts';

/** Typing is over when nothing was typed for this long. */
const debounceMs = 350;
/** The interval of refreshing while the preview is open: the account moves with its marks. */
const everyMs = 5_000;

/** The server's preview of an order; both parts are absent until it has answered. */
export interface ContractPreview {
  /**
   * The effect of the order, for figures that depend on the whole account; absent for an order that cannot be computed.
   */
  readonly figures: ContractPreviewRow | undefined;
  /** The reason for a refusal, in the server's words. */
  readonly refusal: string | undefined;
}

const nothing: ContractPreview = { figures: undefined, refusal: undefined };

/** Asks the server for the effect of an order, and again while it is shown. Exits only matter to what it would refuse. */
export function useContractPreview(
  form: ContractForm,
  direction: Direction,
  assets: Assets,
  isEnabled: boolean,
  exits: readonly ExitInput[] = [],
): ContractPreview {
  const calm = useDebounced(form, debounceMs);
  const lots = lotsOf(calm.lots);
  const arePricesThere =
    (calm.entryType === 'market' || calm.price !== '') &&
    (!calm.waits || calm.triggerPrice !== '') &&
    (!calm.trails || calm.trail !== '');
  const isReady = isEnabled && lots !== undefined && arePricesThere;
  const preview = useCall(previewContract, inputFrom(calm, direction, lots ?? smallest, assets, exits), {
    isEnabled: isReady,
    staleMs: 0,
    everyMs,
    keepsPrevious: true,
  });
  if (!isReady || preview.state !== 'ready') return nothing;
  const { price, rejectCode, rejectText } = preview.data;
  return { figures: price === '0' ? undefined : preview.data, refusal: rejectText ?? rejectCode };
}

/** Of a call that is not made. */
const smallest = 1 as NonNullable<ReturnType<typeof lotsOf>>;
