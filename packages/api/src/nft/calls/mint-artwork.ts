import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, idNumber, mediaHash, numberOf, ppmNumber, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { nftCode, nftRarityWire } from '../nft.ts';

export const mintArtwork = defineCall({
  method: 'POST',
  path: '/operator/nft_mint',
  access: 'operator',
  roles: ['support', 'markets', 'content'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary:
    'Mint a work of an artist: its copies are theirs. Names, texts and media are hashed into it and never change.',
  input: wireObject({
    creatorUid: named('uid', numberOf('artist')),
    collectionId: named('collection_id', z.optional(numberOf('collection'))),
    media: named('media_hash', described(mediaHash, 'Of media that was uploaded; its kind is the kind of the work.')),
    rarity: nftRarityWire,
    royalty: named('royalty_ppm', ppmNumber),
    editions: countNumber,
    nameEn: named('en_name', textUpTo(80, 1)),
    nameVn: named('vn_name', textUpTo(80, 1)),
    nameZh: named('zh_name', textUpTo(80, 1)),
    nameTw: named('tw_name', z.optional(textUpTo(80, 1))),
    textEn: named('en_text', textUpTo(1_000)),
    textVn: named('vn_text', textUpTo(1_000)),
    textZh: named('zh_text', textUpTo(1_000)),
    paymentMinutes: named('pay_minutes', z.optional(described(idNumber, 'That winners have to pay; absent: a day.'))),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ workId: named('work_id', idNumber), code: described(nftCode, 'Of the first copy.') }),
  rejects: [...codesOf('nft.mint'), 'nft_artist_not_found', 'nft_collection_not_found', 'nft_media_not_found'],
});
