import { type ChangeType, type CodesOf, codesOf, operatorRoles } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import {
  accountNumber,
  amountText,
  countNumber,
  flag,
  idNumber,
  ppmNumber,
  signedAmountText,
  timeMs,
  wordOf,
} from '../wire/fields.ts';
import type { Meaning } from '../wire/meaning.ts';
import { parameterRule } from '../wire/parameter-rules.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import { changeTypeWire, movedBalance, settingDifference, settingField } from '../settings/settings.ts';
import { traderStatusWire } from '../contract/words.ts';

/** One part of each item of a list: its name, the words it may be or the pattern of it, and what it means. */
type ListPart = readonly [name: string, grammar: string | readonly string[], means?: Meaning];

/** The parts of a list's items, as forms ask for them; in the schema of a field under `listPartsKey`. */
export interface ListColumn {
  readonly name: string;
  /** Empty: anything else than words. */
  readonly words: readonly string[];
  readonly means?: Meaning;
}

/** An extension of the schema, as OpenAPI names them. */
export const listPartsKey = 'x-parts';

/** A list in one field, as every field of a call is one text: items separated by ",", the parts of an item by ":". */
export function listText(parts: readonly ListPart[], description: string) {
  const grammars = parts.map(([, part]) =>
    typeof part === 'string' ? part : `(${part.join('|').replaceAll('.', '\\.')})`,
  );
  const columns = parts.map(
    ([name, part, means]): ListColumn => ({
      name,
      words: typeof part === 'string' ? [] : part,
      ...(means !== undefined && { means }),
    }),
  );
  const item = grammars.join(':');
  const grammar = new RegExp(`^(${item}(,${item})*)?$`);
  return described(
    z.codec(
      z
        .string(parameterRule('not_a_list'))
        .check(z.maxLength(40_000, parameterRule('too_long')), z.regex(grammar, parameterRule('not_a_list'))),
      z.array(z.array(z.string())),
      {
        decode: (text) => (text === '' ? [] : text.split(',').map((one) => one.split(':'))),
        encode: (items) => items.map((one) => one.join(':')).join(','),
      },
    ),
    description,
    { [listPartsKey]: columns },
  );
}

const whole = '(0|[1-9]\\d{0,14})';
const decimal = `${whole}(\\.\\d{1,18})?`;

/** Of each tier: floor in the unit of account, maintenance in millionths, highest multiple. */
export const tiersText = listText(
  [
    ['floor', decimal],
    ['maintenance_ppm', whole, 'share'],
    ['multiple', whole],
  ],
  'Tiers by their floor, "floor:maintenance_ppm:multiple": "0:4000:125,50000:5000:100".',
);
/** Of each tier: volume in the unit of account, and the shares of a pair's fees in millionths. */
export const feeTiersText = listText(
  [
    ['volume', decimal],
    ['maker_share_ppm', whole, 'share'],
    ['taker_share_ppm', whole, 'share'],
  ],
  'Tiers by volume, "volume:maker_share_ppm:taker_share_ppm": "0:800000:1000000,50000:700000:950000"; empty: none.',
);
export const durationsText = listText(
  [
    ['seconds', whole],
    ['payout_ppm', whole, 'share'],
  ],
  'Durations, "seconds:payout_ppm": "30:780000,60:820000".',
);
export const pairIdsText = listText([['pair', whole, 'pair']], 'Ids of pairs: "7,8".');
export const sessionsText = listText(
  [
    ['opens_at', whole, 'moment'],
    ['closes_at', whole, 'moment'],
  ],
  'Sessions in order, "opens_at:closes_at" in milliseconds since 1970; empty: open for ever.',
);

/** The fields of the answer to a change of a setting for everybody. */
export const changeFields = {
  sequence: described(countNumber, 'Journal sequence of the command.'),
  proposalId: z.optional(
    described(idNumber, 'It loosens what protects people, and waits for another operator. Absent: it is in force.'),
  ),
};
export const changeAnswer = wireObject(changeFields);
const proposalCodes = ['not_permitted', 'too_many_proposals'] as const;

/** The reject codes of a change of a setting for everybody: of the change itself, or of its proposal. */
export type ChangeCodesOf<T extends ChangeType> = CodesOf<T> | (typeof proposalCodes)[number];

export function changeCodesOf<T extends ChangeType>(type: T): readonly ChangeCodesOf<T>[] {
  return [...new Set([...codesOf(type), ...proposalCodes])];
}

/** A change that waits, for another operator or for its time. */
export const proposalRow = wireObject({
  proposalId: named('id', idNumber),
  change: changeTypeWire,
  about: described(z.string(), 'Which of them, in words; empty: there is one for everybody.'),
  call: described(z.string(), 'Path of the call that proposes it; empty: none does.'),
  before: described(z.array(settingField), 'What it would replace, as fields of that call.'),
  after: z.array(settingField),
  differences: described(z.array(settingDifference), 'The fields in which they differ.'),
  balances: described(z.array(movedBalance), 'The balances that it would move; empty: it moves none.'),
  proposedBy: z.string(),
  proposedAtMs: named('create_time', timeMs),
  confirmedBy: described(z.string(), 'Empty: it waits for another operator.'),
  mayConfirm: named('may_confirm', described(flag, 'The role of the caller may confirm it, if another proposed it.')),
  confirmers: described(z.array(wordOf(operatorRoles)), 'The roles that may confirm it.'),
  dueAtMs: named('due', described(timeMs, 'When it takes effect; unconfirmed, when it lapses.')),
  waits: described(flag, 'It takes effect some time after its confirmation, and can be cancelled until then.'),
  notes: described(
    z.array(
      wireObject({
        operator: z.string(),
        atMs: named('time', timeMs),
        kind: wordOf(['proposed', 'comment', 'confirmed', 'refused']),
        text: z.string(),
      }),
    ),
    'Why it was proposed, and what was said about it, oldest first.',
  ),
  isOutdated: named('outdated', described(flag, 'What it was to change has changed: it cannot be confirmed any more.')),
});

/** An applicant or a trader, with the basis of a decision. */
export const reviewedTrader = wireObject({
  traderId: named('trader_user_id', accountNumber),
  name: z.string(),
  status: traderStatusWire,
  share: named('share_ppm', ppmNumber),
  followers: countNumber,
  code: described(z.string(), 'The coin of the amounts.'),
  equity: amountText,
  trades: countNumber,
  wins: countNumber,
  realised: signedAmountText,
  followersResult: signedAmountText,
  appliedAtMs: named('create_time', timeMs),
});
export type ReviewedTrader = z.output<typeof reviewedTrader>;

/** One call of an operator, whether it was done or refused. */
export const auditRow = wireObject({
  auditId: named('id', idNumber),
  atMs: named('time', timeMs),
  operator: z.string(),
  role: z.string(),
  call: described(z.string(), 'Method and path.'),
  input: described(z.string(), 'What was sent, as JSON.'),
  outcome: described(z.string(), '"ok", or the code it was refused with.'),
  outcomeText: described(z.string(), 'The same in words.'),
});
