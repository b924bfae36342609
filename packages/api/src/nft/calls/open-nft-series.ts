import { codesOf } from '@candor/exchange/rules';
import { listText } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, hashText, mediaHash, numberOf, textUpTo, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { nftCode } from '../nft.ts';

export const openNftSeries = defineCall({
  method: 'POST',
  path: '/operator/nft_series',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary:
    'Open a series of blind boxes: its prizes are set aside, its odds and the hash of its secret seeds published.',
  input: wireObject({
    creatorUid: named('uid', numberOf('artist')),
    cover: named('media_hash', described(mediaHash, 'A picture that was uploaded.')),
    assetId: named('currency_id', numberOf('coin')),
    price: described(amountText, 'Of one box.'),
    prizes: listText(
      [
        ['work', '[1-9]\\d{0,8}', 'work'],
        ['copies', '[1-9]\\d{0,4}'],
      ],
      'Works and how many copies of each: "14:20,15:1".',
    ),
    accountMax: named('account_max', countNumber),
    startsAtMs: named('start', timeMs),
    endsAtMs: named('end', timeMs),
    nameEn: named('en_name', textUpTo(80, 1)),
    nameVn: named('vn_name', textUpTo(80, 1)),
    nameZh: named('zh_name', textUpTo(80, 1)),
    textEn: named('en_text', textUpTo(1_000)),
    textVn: named('vn_text', textUpTo(1_000)),
    textZh: named('zh_text', textUpTo(1_000)),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ code: nftCode, commitment: hashText, listHash: named('list_hash', hashText) }),
  rejects: [...codesOf('nft.open_series'), 'nft_artist_not_found', 'nft_media_not_found'],
});
