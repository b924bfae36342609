import type { ArgumentsOf, CallSpec, OutputOf } from '@candor/api';
import type { ComponentType } from 'react';
import { call as makeCall } from '../lib/call.ts';
import { everyPage, type EveryRow } from '../lib/every-row.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useOnce } from '../lib/use-call.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Pager, usePage } from '../ui/Pager.tsx';
import { type MakeColumns, useColumns } from './columns.ts';

interface ListSpec<C extends CallSpec, Row> {
  /** Of its filters in the address and of its file. */
  readonly name: string;
  readonly call: C;
  readonly ask: (accountId: number, page: number) => ArgumentsOf<C>;
  readonly rowsOf: (answer: OutputOf<C>) => readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly columns: MakeColumns<Row>;
  /** A line above the table. */
  readonly note?: (answer: OutputOf<C>, t: ReturnType<typeof useMessages>) => string;
  /** A hook: the act of a row, for those who may do it. */
  readonly useOpen?: (accountId: number) => ((row: Row) => void) | undefined;
}

interface OfPerson {
  readonly accountId: number;
}

/** A list of a person's page, with the call that it needs. */
export interface PersonList {
  readonly name: string;
  readonly call: CallSpec;
  readonly Table: ComponentType<OfPerson>;
}

/** Rows on a page of a person's list. */
export const rowsPerPage = 50;

const useNoAct = (): undefined => undefined;

/** Makes the table of a list, with a pager when it has more than one page. */
export function personList<C extends CallSpec, Row extends object>(spec: ListSpec<C, Row>): PersonList {
  const { name, call, ask, rowsOf, keyOf, note, useOpen = useNoAct } = spec;
  const everyOf = (accountId: number): Promise<EveryRow<Row>> =>
    everyPage(rowsPerPage, async (page) => {
      const answer = await makeCall(call, ask(accountId, page));
      return { rows: rowsOf(answer), total: totalOf(answer) };
    });
  function Table({ accountId }: OfPerson) {
    const t = useMessages();
    const found = useOnce(call, ask(accountId, usePage(name)));
    const columns = useColumns(spec.columns);
    const onOpen = useOpen(accountId);
    return (
      <Loaded from={found}>
        {(answer) => (
          <>
            {note !== undefined && <p className="text-13 text-fg-2">{note(answer, t)}</p>}
            <DataTable
              name={`${name}-${accountId}`}
              list={name}
              rows={rowsOf(answer)}
              columns={columns}
              keyOf={keyOf}
              empty={t('console.people.nothing')}
              {...(totalOf(answer) > rowsPerPage && { every: () => everyOf(accountId) })}
              {...(onOpen === undefined ? {} : { onOpen })}
            />
            <Pager list={name} total={totalOf(answer)} limit={rowsPerPage} />
          </>
        )}
      </Loaded>
    );
  }
  return { name, call, Table };
}

function totalOf(answer: unknown): number {
  return (answer as { readonly total?: number }).total ?? 0;
}
