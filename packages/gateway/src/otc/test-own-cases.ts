import {
  appealOtcOrder,
  cancelOtcOrder,
  disputeOtcOrder,
  getOtcDispute,
  getOtcOrder,
  getOtcVerdict,
  otcMethodSubject,
  otcReleaseSubject,
  setOtcAdState,
  payOtcOrder,
  releaseOtcOrder,
  saveOtcAd,
  saveOtcMethod,
  stateOtcCase,
} from '@candor/api';
import { nobodysNumber, type OwnCase, proven } from '../testing/test-own-case.ts';
import { usdt } from '../testing/test-system.ts';
import { dollarId, otcTerms } from './test-otc.ts';

export const ownCases: readonly OwnCase[] = [
  ...[
    getOtcOrder,
    payOtcOrder,
    releaseOtcOrder,
    cancelOtcOrder,
    disputeOtcOrder,
    appealOtcOrder,
    getOtcDispute,
    stateOtcCase,
    getOtcVerdict,
  ].map(
    (call): OwnCase => ({
      call,
      field: 'orderId',
      object: 'otcOrderId',
      nobodys: nobodysNumber,
      ...(call === payOtcOrder ? { rest: { isOwnName: true } } : {}),
      ...(call === getOtcVerdict ? { rest: { format: 'text' } } : {}),
      ...(call === disputeOtcOrder || call === stateOtcCase ? { rest: { reason: 'other' } } : {}),
      ...(call === releaseOtcOrder ? { proof: proven('otc_release', otcReleaseSubject) } : {}),
      refusal: 'otc_order_not_found',
    }),
  ),
  {
    call: setOtcAdState,
    field: 'adId',
    object: 'otcAdId',
    nobodys: nobodysNumber,
    rest: { state: 'paused' },
    refusal: 'otc_ad_not_found',
  },
  {
    call: saveOtcMethod,
    field: 'cardId',
    object: 'cardId',
    nobodys: nobodysNumber,
    rest: { method: 'bank_card' },
    proof: proven('otc_method', otcMethodSubject),
    refusal: 'destination_not_found',
  },
  {
    call: saveOtcAd,
    field: 'adId',
    object: 'otcAdId',
    nobodys: nobodysNumber,
    rest: { side: 'buy', assetId: usdt, fiatAssetId: dollarId, ...otcTerms },
    refusal: 'otc_ad_not_found',
  },
];
