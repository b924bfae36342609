import { useMemo } from 'react';
import type { NamedThing, OutputOf, viewPersonNotices } from '@candor/api';
import { formats } from '@candor/kit';
import { useMessages, useMoment, useWord } from '../lib/i18n.tsx';
import type { Column } from '../ui/DataTable.tsx';
import { useNames } from '../values/names.ts';

const { amount } = formats.comma;

type Titled =
  | 'other'
  | 'note'
  | 'every'
  | 'asset'
  | 'wallet'
  | 'available'
  | 'frozen'
  | 'worth'
  | 'time'
  | 'kind'
  | 'change'
  | 'frozenChange'
  | 'after'
  | 'number'
  | 'record'
  | 'pair'
  | 'side'
  | 'type'
  | 'price'
  | 'quantity'
  | 'filled'
  | 'fee'
  | 'status'
  | 'lots'
  | 'multiple'
  | 'margin'
  | 'entry'
  | 'profit'
  | 'stake'
  | 'paid'
  | 'network'
  | 'amount'
  | 'credited'
  | 'receives'
  | 'place'
  | 'transaction'
  | 'device'
  | 'seen'
  | 'ends'
  | 'result'
  | 'message'
  | 'values'
  | 'campaign'
  | 'since'
  | 'until';

type Notice = Pick<OutputOf<typeof viewPersonNotices>['notices'][number], 'kind' | 'data'>;

type Value<Row> = (row: Row) => string | number | undefined;

type AnyText = (key: string, values: Readonly<Record<string, string | number>>) => string;

interface Made<Row> {
  readonly t: ReturnType<typeof useMessages>;
  /** Words of the contract in the reader's language, those that are there. */
  readonly say: (...words: readonly (string | undefined)[]) => string;
  /** The name of what the contract has a number for. */
  readonly nameOf: (thing: NamedThing, id: string) => string;
  /** A notice in the words that the person reads, with figures as the contract has them. */
  readonly notice: (notice: Notice) => { readonly title: string; readonly text: string };
  /** A column of words and amounts. */
  readonly words: (id: Titled, value: Value<Row>) => Column<Row>;
  /** A column of quantities of money. */
  readonly amounts: (id: Titled, value: Value<Row>) => Column<Row>;
  /** A column that folds away where there is less room. */
  readonly from: (room: NonNullable<Column<Row>['from']>, column: Column<Row>) => Column<Row>;
  /** A column of moments, in milliseconds; nothing where there is none. */
  readonly time: (id: Titled, value: (row: Row) => number | undefined) => Column<Row>;
}

export type MakeColumns<Row> = (made: Made<Row>) => readonly Column<Row>[];

/** The columns of one of a person's lists. `make` has to be the same function at each rendering. */
export function useColumns<Row>(make: MakeColumns<Row>): readonly Column<Row>[] {
  const t = useMessages();
  const moment = useMoment();
  const word = useWord();
  const { nameOf } = useNames();
  return useMemo(
    () =>
      make({
        t,
        nameOf,
        say: (...words) => [...new Set(words.flatMap((one) => (one === undefined ? [] : [word(one)])))].join(', '),
        notice: ({ kind, data }) => {
          // Kind and values go together, which the server's compiler has checked.
          const say = t as unknown as AnyText;
          const values = Object.fromEntries(
            Object.entries(data).map(([name, value]) =>
              typeof value === 'number' && name.endsWith('Ms') ? [name.slice(0, -2), moment(value)] : [name, value],
            ),
          );
          return {
            title: say(`inbox.kinds.${kind}.title`, values),
            text: say(`inbox.kinds.${kind}.text`, values).trim(),
          };
        },
        words: (id, value) => ({ id, title: t(`console.people.columns.${id}`), value: (row) => value(row) ?? '' }),
        amounts: (id, value) => ({
          id,
          title: t(`console.people.columns.${id}`),
          value: (row) => value(row) ?? '',
          text: (row) => amount(textOf(value(row))),
          isQuantity: true,
        }),
        from: (room, column) => ({ ...column, from: room }),
        time: (id, value) => ({
          id,
          title: t(`console.people.columns.${id}`),
          value: (row) => value(row) ?? '',
          text: (row) => shown(value(row), moment),
          isMoment: true,
        }),
      }),
    [t, moment, word, nameOf, make],
  );
}

function textOf(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : `${value}`;
}

function shown(ms: number | undefined, moment: (ms: number) => string): string {
  return ms === undefined ? '' : moment(ms);
}
