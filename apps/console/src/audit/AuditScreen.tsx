import { exportAudit, listAudit, type OutputOf } from '@candor/api';
import { Button, Tag } from '@candor/kit/view';
import { useMutation } from '@tanstack/react-query';
import { Download, ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { useActName } from '../acts/use-act-name.ts';
import { call } from '../lib/call.ts';
import { saveCsv } from '../lib/csv.ts';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { Pager, usePage } from '../ui/Pager.tsx';
import { AuditFilters, useAuditFilter } from './AuditFilters.tsx';
import { Chain } from './Chain.tsx';

type Record = OutputOf<typeof listAudit>['data'][number];

const limit = 100;

/** Every call of operators, newest first, done or refused; as a file, and with its chain. */
export function AuditScreen() {
  const t = useMessages();
  const moment = useMoment();
  const actName = useActName();
  const at = usePage();
  const filter = useAuditFilter();
  const records = useCall(listAudit, { ...filter, page: at, limit });
  const [isVerifying, setVerifying] = useState(false);
  const columns = useMemo(
    (): readonly Column<Record>[] => [
      { id: 'number', title: t('console.work.number'), value: (row) => row.auditId },
      { id: 'time', title: t('console.audit.time'), value: (row) => row.atMs, text: (row) => moment(row.atMs) },
      { id: 'operator', title: t('console.audit.operator'), value: (row) => row.operator },
      { id: 'role', title: t('console.team.role'), value: (row) => row.role },
      { id: 'call', title: t('console.audit.call'), value: (row) => actName(row.call) },
      { id: 'input', title: t('console.audit.input'), value: (row) => row.input },
      { id: 'outcome', title: t('console.audit.outcome'), value: (row) => row.outcome, Cell: Outcome },
    ],
    [t, moment, actName],
  );
  const saving = useMutation({
    mutationFn: () => call(exportAudit, filter),
    onSuccess({ records: all, isCut }) {
      saveCsv('audit', [
        ['number', 'time', 'operator', 'role', 'call', 'input', 'outcome'],
        ...all.map((row) => [
          row.auditId,
          new Date(row.atMs).toISOString(),
          row.operator,
          row.role,
          row.call,
          row.input,
          row.outcome,
        ]),
      ]);
      if (isCut) toast.warning(t('console.audit.cut', { count: `${all.length}` }));
    },
    onError: (error) => toast.error(error.message || t('console.state.offline')),
  });
  return (
    <Page
      title={t('console.nav.audit')}
      actions={
        <>
          <Button look="soft" onClick={() => setVerifying(true)}>
            <ShieldCheck aria-hidden className="size-4" />
            {t('console.audit.verify')}
          </Button>
          <Button look="soft" isBusy={saving.isPending} onClick={() => saving.mutate()}>
            <Download aria-hidden className="size-4" />
            {t('console.audit.export')}
          </Button>
        </>
      }
    >
      <AuditFilters />
      <Loaded from={records}>
        {({ data, total }) => (
          <>
            <DataTable
              name={`audit-${at}`}
              rows={data}
              columns={columns}
              keyOf={({ auditId }) => `${auditId}`}
              empty={t('console.audit.none')}
            />
            <Pager total={total} limit={limit} />
          </>
        )}
      </Loaded>
      {isVerifying && (
        <Dialog title={t('console.audit.verify')} onClose={() => setVerifying(false)}>
          <Chain />
        </Dialog>
      )}
    </Page>
  );
}

function Outcome({ row: { outcome } }: { readonly row: Record }) {
  return <Tag look={outcome === 'ok' ? 'good' : outcome === 'begun' ? 'plain' : 'warn'}>{outcome}</Tag>;
}
