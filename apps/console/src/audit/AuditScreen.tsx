import { listAudit, type OutputOf } from '@candor/api';
import { useMemo } from 'react';
import { useAddress } from '../lib/address.ts';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { Pager, usePage } from '../ui/Pager.tsx';
import { Tag } from '../ui/Tag.tsx';

type Record = OutputOf<typeof listAudit>['data'][number];

const limit = 100;

/** Every call of operators, newest first, done or refused. */
export function AuditScreen() {
  const t = useMessages();
  const moment = useMoment();
  const [{ operator = '' }, setAddress] = useAddress();
  const at = usePage();
  const records = useCall(listAudit, { page: at, limit, ...(operator === '' ? {} : { operator }) });
  const columns = useMemo(
    (): readonly Column<Record>[] => [
      { id: 'number', title: t('console.work.number'), value: (row) => row.auditId },
      { id: 'time', title: t('console.audit.time'), value: (row) => row.atMs, text: (row) => moment(row.atMs) },
      { id: 'operator', title: t('console.audit.operator'), value: (row) => row.operator },
      { id: 'role', title: t('console.team.role'), value: (row) => row.role },
      { id: 'call', title: t('console.audit.call'), value: (row) => row.call },
      { id: 'input', title: t('console.audit.input'), value: (row) => row.input },
      { id: 'outcome', title: t('console.audit.outcome'), value: (row) => row.outcome, Cell: Outcome },
    ],
    [t, moment],
  );
  return (
    <Page title={t('console.nav.audit')}>
      <Loaded from={records}>
        {({ data, total }) => {
          return (
            <>
              <DataTable
                name={`audit-${at}`}
                rows={data}
                columns={columns}
                keyOf={({ auditId }) => `${auditId}`}
                empty={t('console.shell.nothing')}
                tools={
                  <input
                    value={operator}
                    onChange={({ target }) => setAddress({ operator: target.value, page: '' })}
                    placeholder={t('console.audit.operator')}
                    aria-label={t('console.audit.operator')}
                    className="h-8 w-40 rounded-field bg-inset px-3 text-13"
                  />
                }
              />
              <Pager total={total} limit={limit} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function Outcome({ row: { outcome } }: { readonly row: Record }) {
  return <Tag look={outcome === 'ok' ? 'good' : outcome === 'begun' ? 'plain' : 'warn'}>{outcome}</Tag>;
}
