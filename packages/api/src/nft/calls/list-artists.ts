import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber, textUpTo } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { artistRow } from '../nft.ts';

export const listArtists = defineCall({
  method: 'GET',
  path: '/bind_box/getArtist',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'NFT',
  summary: 'Artists, those with the most works first.',
  input: wireObject({ search: z.optional(textUpTo(60)), page: pageNumber, limit: pageLimit }),
  output: journalPageOf(artistRow),
  rejects: [],
});
