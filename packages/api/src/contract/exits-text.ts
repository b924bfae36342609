import type { Lots } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { lotsOfText, textOfLots } from '../wire/fields.ts';
import { parameterRule } from '../wire/parameter-rules.ts';
import { described } from '../wire/wire-object.ts';

/** The kinds of exits of a ticket. */
export const exitKinds = ['take_profit', 'stop_loss', 'trailing_stop'] as const;
export type ExitKind = (typeof exitKinds)[number];

/** One exit as a call gives it. Prices and percents are decimal texts. */
export interface ExitInput {
  readonly kind: ExitKind;
  /** Absent: the whole ticket. */
  readonly lots?: Lots | undefined;
  /** Of those that do not trail. */
  readonly price?: string | undefined;
  /** Of one that trails, one of the two. */
  readonly trailPercent?: string | undefined;
  readonly trailDistance?: string | undefined;
  /** Absent: it trails at once. */
  readonly activationPrice?: string | undefined;
}

const decimal = '(0|[1-9]\\d{0,14})(\\.\\d{1,18})?';
const lots = '(0|[1-9]\\d{0,9})(\\.\\d{1,2})?';
const item = `(((take_profit|stop_loss):${decimal}:${lots})|(trailing_stop:${decimal}%?:${lots}:${decimal}))`;

function exitOf(text: string): ExitInput {
  const [kind = '', at = '', size = '0', from = '0'] = text.split(':');
  const sized = lotsOfText(size) === 0 ? {} : { lots: lotsOfText(size) };
  if (kind !== 'trailing_stop') return { kind: kind as ExitKind, price: at, ...sized };
  const trail = at.endsWith('%') ? { trailPercent: at.slice(0, -1) } : { trailDistance: at };
  return { kind, ...trail, ...sized, ...(isZero(from) ? {} : { activationPrice: from }) };
}

function textOf({ kind, lots: size, price, trailPercent, trailDistance, activationPrice }: ExitInput): string {
  const sized = size === undefined ? '0' : textOfLots(size);
  if (kind !== 'trailing_stop') return [kind, price, sized].join(':');
  return [kind, trailPercent === undefined ? trailDistance : `${trailPercent}%`, sized, activationPrice ?? '0'].join(
    ':',
  );
}

function isZero(text: string): boolean {
  return /^0(\.0+)?$/.test(text);
}

/** Exits in one field, as every field of a call is one text. */
export const exitsText = described(
  z.codec(
    z
      .string(parameterRule('not_a_list'))
      .check(
        z.maxLength(2_000, parameterRule('too_long')),
        z.regex(new RegExp(`^(${item}(,${item})*)?$`), parameterRule('not_a_list')),
      ),
    z.custom<readonly ExitInput[]>(),
    {
      decode: (text) => (text === '' ? [] : text.split(',').map(exitOf)),
      encode: (exits) => exits.map(textOf).join(','),
    },
  ),
  'Exits, "kind:price:lots" or "trailing_stop:distance:lots:from", at most five of a kind; lots 0: the whole, from 0: at once. "take_profit:61000:5,take_profit:62000:5,trailing_stop:1.5%:0:60500".',
);
