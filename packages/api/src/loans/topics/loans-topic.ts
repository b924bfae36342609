import { loanAlerts } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineTopic } from '../../wire/define-topic.ts';
import { countNumber, idNumber, ppmNumber, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { loanRow } from '../loans.ts';

/** Something about a loan that its user should hear at once, wherever they are. */
const loanNotice = wireObject({
  loanId: named('id', idNumber),
  kind: wordOf([...loanAlerts, 'liquidated', 'term_ended']),
  ltv: named('ltv_ppm', z.optional(ppmNumber)),
});
export type LoanNotice = z.output<typeof loanNotice>;

export const loansTopic = defineTopic({
  name: 'loans',
  key: [],
  access: 'signed_in',
  summary: 'Running loans, newest first; then those that changed or ended, with notices of alerts and liquidations.',
  snapshot: wireObject({ sequence: countNumber, loans: z.array(loanRow) }),
  update: wireObject({
    sequence: countNumber,
    loans: z.array(loanRow),
    notices: described(z.array(loanNotice), 'In the order in which they happened.'),
  }),
});
