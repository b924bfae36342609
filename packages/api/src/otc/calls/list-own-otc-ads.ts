import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { otcAdRow } from '../otc.ts';

export const listOwnOtcAds = defineCall({
  method: 'GET',
  path: '/otc/ads/mine',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'OTC',
  summary: 'My own ads that are not closed, newest first.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: pageOf(otcAdRow),
  rejects: [],
});
