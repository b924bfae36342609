import { correctionHouses, correctionReasons } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { amountText, countNumber, idNumber, timeMs, wordOf } from '../wire/fields.ts';
import { parameterRule } from '../wire/parameter-rules.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

const grammar = new RegExp(`^(${correctionHouses.join('|')}|[1-9]\\d{0,14})$`);

/** One side of a correction: a person's account by its number, or the house's by its name. */
export const correctionSide = described(
  z.string(parameterRule('invalid')).check(z.regex(grammar, parameterRule('invalid'))),
  `Number of a person’s account, or ${correctionHouses.map((name) => `\`${name}\``).join(' or ')}.`,
);

export const correctionReason = described(wordOf(correctionReasons), 'The persons concerned read it.');

export const correctionRow = wireObject({
  proposalId: named('id', described(idNumber, 'Of its proposal; the reference of its lines in statements.')),
  from: named('from_account', z.string()),
  to: named('to_account', z.string()),
  assetId: named('currency_id', idNumber),
  code: z.string(),
  amount: amountText,
  corrects: described(countNumber, 'Journal sequence of the record that it corrects.'),
  reason: wordOf(correctionReasons),
  operators: described(z.array(z.string()), 'Who proposed it, then who confirmed it.'),
  sequence: described(countNumber, 'Journal sequence of the command that made it.'),
  atMs: named('time', timeMs),
});
