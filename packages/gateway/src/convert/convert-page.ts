import listUserAssets from '../catalog/calls/list-user-assets.ts';
import type { ServedCall } from '../serving/deps.ts';
import quoteConversion from './calls/quote-conversion.ts';

/** Without an amount the terms are told, and no quote is made. */
const justTerms: ServedCall = {
  call: quoteConversion.call,
  handle: (deps, { fromAssetId, toAssetId }, context) =>
    quoteConversion.handle(deps, { fromAssetId, toAssetId }, context),
};

/** The calls by which the page of conversions reads its viewer's own part. */
export const ofConvertPage: readonly ServedCall[] = [listUserAssets, justTerms];
