import * as z from 'zod/mini';
import { changeAnswer, changeCodesOf, listText } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, numberOf, textUpTo, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { projectModeWire } from '../ieo.ts';

const whole = '(0|[1-9]\\d{0,14})';

export const setProject = defineCall({
  method: 'POST',
  path: '/operator/project',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set the terms of a sale of tokens that the house account `issuance` has. Fixed once it opens.',
  input: wireObject({
    projectId: z.optional(described(numberOf('project'), 'Of a project that has not opened; absent: a new one.')),
    tokenId: named('currency_id', numberOf('coin')),
    payId: named('pay_currency_id', numberOf('coin')),
    price: amountText,
    issuance: amountText,
    mode: projectModeWire,
    accountMin: named('min', amountText),
    accountMax: named('max', amountText),
    opensAtMs: named('start_time', timeMs),
    closesAtMs: named('end_time', timeMs),
    releases: listText(
      [
        ['releases_at', whole, 'moment'],
        ['share_ppm', whole, 'share'],
      ],
      'Release rows in order, "releases_at:share_ppm": "1700000000000:250000,1702600000000:750000".',
    ),
    factsVersion: z.optional(
      described(idNumber, 'Of `/operator/project/facts`; absent: the newest. The terms bind its hash.'),
    ),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('ieo.set_project'), 'amount_invalid', 'facts_not_found'],
});
