import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, hashText, idNumber, journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { nftCode, nftDrawRow } from '../nft.ts';

export const getNftProof = defineCall({
  method: 'GET',
  path: '/bind_box/proof',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'NFT',
  summary: 'The draws of a series, or of one box, with everything that they can be checked by.',
  input: wireObject({ code: described(nftCode, 'Of a series or a box.'), page: pageNumber, limit: pageLimit }),
  output: z.extend(journalPageOf(nftDrawRow), {
    series: wireObject({
      seriesId: named('id', idNumber),
      commitment: hashText,
      listHash: named('list_hash', hashText),
      prizes: described(
        z.array(wireObject({ workId: named('work_id', idNumber), count: countNumber })),
        'The list that was hashed.',
      ),
      lastSeed: named('last_seed', z.optional(hashText)),
    }),
  }),
  rejects: ['nft_not_found'],
});
