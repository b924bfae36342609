import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { clientSeedText } from '../../game/game.ts';
import { listText } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { requestId } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { nftBoxRow } from '../nft.ts';

export const openBlindBoxes = defineCall({
  method: 'POST',
  path: '/bind_box/openBlindBox',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  group: 'NFT',
  summary: 'Open blind boxes of one series with a seed of my own. The answer has what was in them.',
  input: wireObject({
    codes: named('code', listText([['code', 'B[1-9]\\d{0,9}']], 'Boxes: "B17,B18".')),
    clientSeed: named('client_seed', clientSeedText),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ boxes: z.array(nftBoxRow) }),
  rejects: [...codesOf('nft.open_boxes'), 'request_id_reused'],
});
