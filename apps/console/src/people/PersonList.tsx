import type { UseQueryResult } from '@tanstack/react-query';
import { useMessages } from '../lib/i18n.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Pager } from '../ui/Pager.tsx';

/** Rows on a page of a person's list. */
export const rowsPerPage = 50;

interface PersonListProps<Answer, Row> {
  readonly name: string;
  readonly from: UseQueryResult<Answer>;
  readonly rowsOf: (answer: Answer) => readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly onOpen?: ((row: Row) => void) | undefined;
}

/** A list of a person's page, with a pager when it has more than one page. */
export function PersonList<Answer, Row extends object>({
  name,
  from,
  rowsOf,
  columns,
  keyOf,
  onOpen,
}: PersonListProps<Answer, Row>) {
  const t = useMessages();
  return (
    <Loaded from={from}>
      {(answer) => (
        <>
          <DataTable
            name={name}
            rows={rowsOf(answer)}
            columns={columns}
            keyOf={keyOf}
            empty={t('console.people.nothing')}
            {...(onOpen === undefined ? {} : { onOpen })}
          />
          <Pager total={totalOf(answer)} limit={rowsPerPage} />
        </>
      )}
    </Loaded>
  );
}

function totalOf(answer: unknown): number {
  return (answer as { readonly total?: number }).total ?? 0;
}
