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
import { ArrowDown, ArrowUp, ChevronDown, Columns3, Download } from 'lucide-react';
import { type ComponentType, Fragment, type ReactNode, useMemo, useRef, useState } from 'react';
import { toast } from 'sonner';
import { fieldOf, useAddress } from '../lib/address.ts';
import { call, refusalOf } from '../lib/call.ts';
import { cellOrder } from '../lib/cell-order.ts';
import { momentCell, saveCsv } from '../lib/csv.ts';
import type { EveryRow } from '../lib/every-row.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useKeys } from '../lib/keys.ts';
import { matchingRows } from '../lib/matching-rows.ts';
import { ScrollFrame } from './ScrollFrame.tsx';

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
  /** Sentences: they go on in a second line. */
  readonly isProse?: true;
  /** The same where words are not enough. */
  readonly Cell?: ComponentType<{ readonly row: Row }>;
  /** The least room in which it is a column: that of a laptop, or of a desk. With less it is below the row, on demand. */
  readonly from?: 'laptop' | 'desk';
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

/** Of what folds away, the column, and its place below the row. */
const columnFrom = { laptop: '@max-4xl:hidden', desk: '@max-6xl:hidden' } as const;
const belowFrom = { laptop: '@4xl:hidden', desk: '@6xl:hidden' } as const;

/** Longer words may be cut off at the end of a cell, and are whole in its title. */
const shownMax = 40;

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
  const chooser = useRef<HTMLDetailsElement>(null);
  const [at, setAt] = useState(-1);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());

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
  const folding = visible.filter(({ from }) => from !== undefined);
  // Where the widest of them has room, nothing is folded.
  const unfolds = folding.some(({ from }) => from === 'desk') ? belowFrom.desk : belowFrom.laptop;
  const ordered = table.getRowModel().rows.map(({ original }) => original);

  const body = useRef<HTMLTableSectionElement>(null);
  const move = (by: number): void => {
    const next = Math.max(0, Math.min(ordered.length - 1, at + by));
    const row = body.current?.querySelectorAll<HTMLElement>('[data-row]')[next];
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true });
    setAt(next);
  };
  const unfold = (row: Row): void =>
    setUnfolded((before) => {
      const next = new Set(before);
      if (!next.delete(keyOf(row))) next.add(keyOf(row));
      return next;
    });
  const onRow = (act: ((row: Row) => void) | undefined) => (): void => {
    const row = ordered[at];
    if (row !== undefined) act?.(row);
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: onRow(onOpen),
    ...(folding.length > 0 && { o: onRow(unfold) }),
    '/': () => filter.current?.focus(),
  });

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
        <details
          ref={chooser}
          className="relative"
          onKeyDown={({ key }) => {
            if (key !== 'Escape' || chooser.current?.open !== true) return;
            chooser.current.open = false;
            chooser.current.querySelector('summary')?.focus();
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
          }}
        >
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
      <ScrollFrame>
        <table className="w-full border-collapse text-13">
          <thead>
            <tr className="border-b border-line text-left">
              {visible.map(({ id, title, isQuantity, from }, place) => {
                const order = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : 'none';
                return (
                  <th
                    key={id}
                    aria-sort={order}
                    className={`p-0 font-medium whitespace-nowrap text-fg-3 ${place === 0 ? held : ''} ${from === undefined ? '' : columnFrom[from]}`}
                  >
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
              {folding.length > 0 && (
                <th className={unfolds}>
                  <span className="sr-only">{t('console.table.rest')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody ref={body}>
            {ordered.map((row, index) => {
              const isUnfolded = unfolded.has(keyOf(row));
              return (
                <Fragment key={keyOf(row)}>
                  <tr
                    data-row=""
                    data-opens={onOpen === undefined ? undefined : ''}
                    aria-selected={index === at}
                    onClick={onOpen === undefined ? undefined : () => onOpen(row)}
                    className="group border-b border-line last:border-0 aria-selected:bg-accent-soft data-opens:cursor-pointer data-opens:hover:bg-inset"
                  >
                    {visible.map((column, place) => (
                      <td
                        key={column.id}
                        className={`px-3 py-2 align-middle tabular-nums ${looksOf(column)} ${place === 0 ? held : ''}`}
                      >
                        {place === 0 && onOpen !== undefined ? (
                          <button
                            type="button"
                            data-open=""
                            className="block max-w-full truncate text-left"
                            onClick={(event) => {
                              event.stopPropagation();
                              onOpen(row);
                            }}
                          >
                            <CellOf column={column} row={row} />
                          </button>
                        ) : (
                          <CellOf column={column} row={row} />
                        )}
                      </td>
                    ))}
                    {folding.length > 0 && (
                      <td className={`w-8 px-1 ${unfolds}`}>
                        <button
                          type="button"
                          aria-label={t('console.table.rest')}
                          title={t('console.table.rest')}
                          aria-expanded={isUnfolded}
                          className="flex size-7 items-center justify-center rounded-field text-fg-2 hover:bg-inset"
                          onClick={(event) => {
                            event.stopPropagation();
                            unfold(row);
                          }}
                        >
                          <ChevronDown aria-hidden className={`size-4 ${isUnfolded ? 'rotate-180' : ''}`} />
                        </button>
                      </td>
                    )}
                  </tr>
                  {isUnfolded && (
                    <tr className={`border-b border-line last:border-0 ${unfolds}`}>
                      <td colSpan={visible.length + 1} className="px-3 pt-1 pb-3">
                        <dl className="flex flex-wrap gap-x-6 gap-y-2">
                          {folding.map((column) => (
                            <div key={column.id} className={belowFrom[column.from ?? 'desk']}>
                              <dt className="text-12 text-fg-3">{column.title}</dt>
                              <dd className="break-words tabular-nums">
                                <CellOf column={column} row={row} />
                              </dd>
                            </div>
                          ))}
                        </dl>
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
        {ordered.length === 0 && <Empty title={empty} />}
      </ScrollFrame>
    </div>
  );
}

/** A cell of the first column stays where it is while the others are moved: under it nothing may shine through. */
const held =
  'sticky left-0 z-1 bg-surface group-data-opens:group-hover:bg-inset group-aria-selected:bg-linear-to-r group-aria-selected:from-accent-soft group-aria-selected:to-accent-soft';

function looksOf<Row>({ isQuantity, isProse, from }: Column<Row>): string {
  const words = isProse ? 'min-w-64' : 'max-w-96 truncate';
  return `${words} ${isQuantity ? 'text-right' : ''} ${from === undefined ? '' : columnFrom[from]}`;
}

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
}

function CellOf<Row>({ column: { value, text, isProse, Cell }, row }: CellProps<Row>) {
  if (Cell !== undefined) return <Cell row={row} />;
  const words = (text ?? value)(row);
  const isCut = isProse !== true && typeof words === 'string' && words.length > shownMax;
  return isCut ? <span title={words}>{words}</span> : words;
}

/** Rows in the order of the address: a column, from its end with a minus before it. */
function inOrder<Row>(rows: Row[], columns: readonly Column<Row>[], sort: string): Row[] {
  const column = columns.find(({ id }) => id === sort.replace('-', ''));
  if (column === undefined) return rows;
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => sign * cellOrder(column.value(a), column.value(b)));
}
