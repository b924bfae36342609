import { useMemo } from 'react';
import { useMessages, useMoment, useWord } from '../lib/i18n.tsx';
import type { Column } from '../ui/DataTable.tsx';

type Titled =
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
  | 'values';

type Value<Row> = (row: Row) => string | number | undefined;

interface Made<Row> {
  readonly t: ReturnType<typeof useMessages>;
  /** Words of the contract in the reader's language, those that are there. */
  readonly say: (...words: readonly (string | undefined)[]) => string;
  /** A column of words and amounts. */
  readonly words: (id: Titled, value: Value<Row>) => Column<Row>;
  /** A column of moments, in milliseconds; nothing where there is none. */
  readonly time: (id: Titled, value: (row: Row) => number | undefined) => Column<Row>;
}

/** The columns of one of a person's lists. `make` has to be the same function at each rendering. */
export function useColumns<Row>(make: (made: Made<Row>) => readonly Column<Row>[]): readonly Column<Row>[] {
  const t = useMessages();
  const moment = useMoment();
  const word = useWord();
  return useMemo(
    () =>
      make({
        t,
        say: (...words) => words.flatMap((one) => (one === undefined ? [] : [word(one)])).join(', '),
        words: (id, value) => ({ id, title: t(`console.people.columns.${id}`), value: (row) => value(row) ?? '' }),
        time: (id, value) => ({
          id,
          title: t(`console.people.columns.${id}`),
          value: (row) => value(row) ?? 0,
          text: (row) => shown(value(row), moment),
        }),
      }),
    [t, moment, word, make],
  );
}

function shown(ms: number | undefined, moment: (ms: number) => string): string {
  return ms === undefined ? '' : moment(ms);
}
