import { defineCall } from '../../wire/define-call.ts';
import { amountText, flag, lotsText, numberOf, ppmNumber, textUpTo } from '../../wire/fields.ts';
import { changeAnswer, changeCodesOf, tiersText } from '../../operators/operator.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setContractTerms = defineCall({
  method: 'POST',
  path: '/operator/contract_terms',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set the terms of contracts in one pair, for tickets ordered afterwards.',
  input: wireObject({
    pairId: numberOf('pair'),
    lot: described(amountText, 'Base amount of one lot.'),
    lotsMin: named('share_min', lotsText),
    lotsMax: named('share_max', lotsText),
    accountLotsMax: named('account_share_max', lotsText),
    spread: named('spread_ppm', ppmNumber),
    fee: named('fee_ppm', ppmNumber),
    overnightRate: named('overnight_rate_ppm', ppmNumber),
    liquidationFee: named('liquidation_fee_ppm', ppmNumber),
    stress: named('stress_ppm', described(ppmNumber, 'Move of the index that `underwriting` must be able to pay for.')),
    tiers: tiersText,
    isOffered: named('offered', flag),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('contract.set_terms'), 'amount_invalid'],
});
