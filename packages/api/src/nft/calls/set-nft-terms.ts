import { changeAnswer, changeCodesOf, listText } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { ppmNumber, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setNftTerms = defineCall({
  method: 'POST',
  path: '/operator/nft_terms',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set fee, deposits, royalties and currencies of the NFT market.',
  input: wireObject({
    fee: named('fee_ppm', ppmNumber),
    deposit: named('margin_ppm', ppmNumber),
    royaltyMax: named('royalty_max_ppm', ppmNumber),
    assetIds: named('currency_ids', listText([['currency', '[1-9]\\d{0,3}', 'coin']], 'Coins: "3,1".')),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: changeCodesOf('nft.set_terms'),
});
