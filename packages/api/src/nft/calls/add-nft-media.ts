import { nftKinds } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, hashText, mediaHash, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const addNftMedia = defineCall({
  method: 'POST',
  path: '/operator/nft_media',
  access: 'operator',
  roles: ['support', 'markets', 'content'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Keep a picture, sound or video of a work, public at its hash for ever. The same file twice is one.',
  file: 'file',
  input: wireObject({
    poster: z.optional(
      described(mediaHash, 'Of sound and video: the hash of the picture that stands for it, which was kept before.'),
    ),
  }),
  output: wireObject({
    hash: hashText,
    path: z.string(),
    kind: wordOf(nftKinds),
    mediaType: named('media_type', z.string()),
    size: described(countNumber, 'Bytes.'),
    width: z.optional(described(countNumber, 'Pixels; absent in sound.')),
    height: z.optional(countNumber),
    durationMs: named('duration_ms', z.optional(described(countNumber, 'Of what lasts: once through.'))),
    thumbnail: z.optional(described(hashText, 'A small picture for lists.')),
    poster: z.optional(hashText),
  }),
  rejects: [
    'upload_missing',
    'upload_type_wrong',
    'upload_heic',
    'upload_unreadable',
    'upload_too_many_pixels',
    'nft_media_too_large',
    'nft_audio_unreadable',
    'nft_poster_needed',
    'nft_poster_unknown',
  ],
});
