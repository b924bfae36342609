import { noteExport } from '@candor/api';
import { Button, Checkbox, Empty, fieldControl } from '@candor/kit/view';
import { useMutation } from '@tanstack/react-query';
import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, Columns3, Download } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from 'sonner';
import { fieldOf, useAddress } from '../lib/address.ts';
import { call, refusalOf } from '../lib/call.ts';
import { cellOrder } from '../lib/cell-order.ts';
import { momentCell, saveCsv } from '../lib/csv.ts';
import type { EveryRow } from '../lib/every-row.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useKeys } from '../lib/keys.ts';
import { matchingRows } from '../lib/matching-rows.ts';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** The value it is sorted and saved by; unless it is a moment, a filter finds it too. */
  readonly value: (row: Row) => string | number;
  /** The words that are shown instead of the value, and found by a filter. */
  readonly text?: (row: Row) => string;
  /** The value is a moment in milliseconds, 0 or no number where there is none: a file has it by ISO 8601, in UTC. */
  readonly isMoment?: true;
  /** A quantity: below its title at the right, so that digits are below digits. */
  readonly isQuantity?: true;
  /** The same where words are not enough. */
  readonly Cell?: ComponentType<{ readonly row: Row }>;
}

interface DataTableProps<Row> {
  /** Of the file. */
  readonly name: string;
  /** Of its fields in the address, where a screen has more than one table. */
  readonly list?: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly empty: string;
  readonly onOpen?: (row: Row) => void;
  /** Reads all rows of a list of which `rows` is a page: a file has them all. */
  readonly every?: () => Promise<EveryRow<Row>>;
  /** Between the filter and the columns. */
  readonly tools?: ReactNode;
}

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: {},
});

/** A list: filter, order and columns are in the address; `j`, `k` and Enter go through it; a file has every row that the filters match. */
export function DataTable<Row extends object>({
  name,
  list = '',
  rows,
  columns,
  keyOf,
  empty,
  onOpen,
  every,
  tools,
}: DataTableProps<Row>) {
  const t = useMessages();
  const [address, setAddress] = useAddress();
  const read = (field: string): string => address[fieldOf(list, field)] ?? '';
  const write = (field: string, value: string): void => setAddress({ [fieldOf(list, field)]: value });
  const q = read('q');
  const sort = read('sort');
  const hide = read('hide');
  const hidden = hide.split(',').filter((id) => id !== '');
  const filter = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState(-1);

  const shown = useMemo(() => matchingRows(rows, columns, q), [rows, columns, q]);
  const definitions = useMemo(
    () =>
      columns.map(({ id, title, value }) => ({
        id,
        header: title,
        accessorFn: value,
        sortFn: (a: { readonly original: Row }, b: { readonly original: Row }) =>
          cellOrder(value(a.original), value(b.original)),
      })),
    [columns],
  );
  const table = useTable({
    features,
    data: shown,
    columns: definitions,
    state: {
      sorting: sort === '' ? [] : [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }],
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
    },
  });
  const visible = columns.filter(({ id }) => !hidden.includes(id));
  const ordered = table.getRowModel().rows.map(({ original }) => original);

  const move = (by: number): void => setAt((before) => Math.max(0, Math.min(ordered.length - 1, before + by)));
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: () => {
      const row = ordered[at];
      if (row !== undefined) onOpen?.(row);
    },
    '/': () => filter.current?.focus(),
  });
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    body.current?.rows[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const turn = (id: string): void => write('sort', sort === id ? `-${id}` : sort === `-${id}` ? '' : id);
  const saving = useMutation({
    async mutationFn() {
      await call(noteExport, { list: name, filters: JSON.stringify(address) });
      const all = await every?.();
      if (all === undefined) return { rows: ordered, cut: undefined };
      const once = new Map(all.rows.map((row) => [keyOf(row), row]));
      return { rows: inOrder(matchingRows([...once.values()], columns, q), columns, sort), cut: all.cut };
    },
    onSuccess({ rows: saved, cut }) {
      const cells = (row: Row): (string | number)[] =>
        visible.map(({ value, isMoment }) => (isMoment === true ? momentCell(value(row)) : value(row)));
      saveCsv(name, [visible.map(({ title }) => title), ...saved.map(cells)]);
      if (cut !== undefined) toast.warning(t(`console.table.cut.${cut}`, { count: saved.length }));
    },
    onError: (error) => toast.error(refusalOf(error) ?? t('console.state.offline')),
  });
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={filter}
          type="search"
          value={q}
          onChange={(event) => write('q', event.target.value)}
          placeholder={t('console.table.filter')}
          aria-label={t('console.table.filter')}
          className={`${fieldControl} h-8 w-56`}
        />
        {tools}
        <span className="text-12 text-fg-3">{t('console.table.rows', { count: ordered.length })}</span>
        <span className="flex-1" />
        <details className="relative">
          <summary className="inline-flex h-8 cursor-pointer list-none items-center gap-1.5 rounded-field bg-inset px-3 text-13 font-semibold">
            <Columns3 aria-hidden className="size-4" />
            {t('console.table.columns')}
          </summary>
          <div className="absolute right-0 z-10 mt-1 flex w-52 flex-col gap-1 rounded-control border border-line bg-raised p-2 shadow-floating">
            {columns.map(({ id, title }) => (
              <Checkbox
                key={id}
                isChecked={!hidden.includes(id)}
                onChange={(isShown) =>
                  write('hide', (isShown ? hidden.filter((one) => one !== id) : [...hidden, id]).join(','))
                }
              >
                {title}
              </Checkbox>
            ))}
          </div>
        </details>
        <Button look="soft" isBusy={saving.isPending} onClick={() => saving.mutate()}>
          <Download aria-hidden className="size-4" />
          {t('console.table.csv')}
        </Button>
      </div>
      <div className="overflow-x-auto rounded-tile border border-line bg-surface">
        <table className="w-full border-collapse text-13">
          <thead>
            <tr className="border-b border-line text-left">
              {visible.map(({ id, title, isQuantity }) => {
                const order = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : 'none';
                return (
                  <th key={id} aria-sort={order} className="p-0 font-medium whitespace-nowrap text-fg-3">
                    <button
                      type="button"
                      onClick={() => turn(id)}
                      className={`flex h-9 w-full items-center gap-1 px-3 ${isQuantity ? 'justify-end' : ''}`}
                    >
                      {title}
                      {order === 'ascending' && <ArrowUp aria-hidden className="size-3.5" />}
                      {order === 'descending' && <ArrowDown aria-hidden className="size-3.5" />}
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody ref={body}>
            {ordered.map((row, index) => (
              <tr
                key={keyOf(row)}
                aria-selected={index === at}
                onClick={onOpen === undefined ? undefined : () => onOpen(row)}
                className={`border-b border-line last:border-0 ${index === at ? 'bg-accent-soft' : ''} ${onOpen === undefined ? '' : 'cursor-pointer hover:bg-inset'}`}
              >
                {visible.map(({ id, value, text, isQuantity, Cell }) => (
                  <td
                    key={id}
                    className={`max-w-96 truncate px-3 py-2 align-middle tabular-nums ${isQuantity ? 'text-right' : ''}`}
                  >
                    {Cell === undefined ? (text ?? value)(row) : <Cell row={row} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {ordered.length === 0 && <Empty title={empty} />}
      </div>
    </div>
  );
}

/** Rows in the order of the address: a column, from its end with a minus before it. */
function inOrder<Row>(rows: Row[], columns: readonly Column<Row>[], sort: string): Row[] {
  const column = columns.find(({ id }) => id === sort.replace('-', ''));
  if (column === undefined) return rows;
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => sign * cellOrder(column.value(a), column.value(b)));
}
