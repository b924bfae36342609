import { exportAudit, listAudit, type OutputOf } from '@candor/api';
import { Button, Tag } from '@candor/kit/view';
import { ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useActName } from '../acts/use-act-name.ts';
import { call } from '../lib/call.ts';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { Pager, usePage } from '../ui/Pager.tsx';
import { AuditFilters, useAuditFilter } from './AuditFilters.tsx';
import { Chain } from './Chain.tsx';
import { Sent } from './Sent.tsx';
import { useSentFacts } from './sent-facts.ts';

type Record = OutputOf<typeof listAudit>['data'][number];

const limit = 100;

/** Every call of operators, newest first, done or refused; as a file, and with its chain. */
export function AuditScreen() {
  const t = useMessages();
  const moment = useMoment();
  const actName = useActName();
  const sentFacts = useSentFacts();
  const at = usePage();
  const filter = useAuditFilter();
  const records = useCall(listAudit, { ...filter, page: at, limit });
  const [isVerifying, setVerifying] = useState(false);
  const columns = useMemo(
    (): readonly Column<Record>[] => [
      { id: 'number', title: t('console.work.number'), value: (row) => row.auditId },
      {
        id: 'time',
        title: t('console.audit.time'),
        value: (row) => row.atMs,
        text: (row) => moment(row.atMs),
        isMoment: true,
      },
      { id: 'operator', title: t('console.audit.operator'), value: (row) => row.operator },
      { id: 'role', title: t('console.team.role'), value: (row) => roleOf(row.role, t), from: 'desk' },
      { id: 'call', title: t('console.audit.call'), value: (row) => actName(row.call) },
      { id: 'outcome', title: t('console.audit.outcome'), value: (row) => row.outcomeText, Cell: Outcome },
      {
        id: 'input',
        title: t('console.audit.input'),
        value: (row) => row.input,
        text: ({ call: made, input }) =>
          sentFacts(made, input)
            .map(({ label, value }) => `${label} ${value}`)
            .join(' · '),
        Cell: Sent,
        isProse: true,
        from: 'laptop',
      },
    ],
    [t, moment, actName, sentFacts],
  );
  return (
    <Page
      title={t('console.nav.audit')}
      actions={
        <Button look="soft" onClick={() => setVerifying(true)}>
          <ShieldCheck aria-hidden className="size-4" />
          {t('console.audit.verify')}
        </Button>
      }
    >
      <AuditFilters />
      <Loaded from={records}>
        {({ data, total }) => (
          <>
            <DataTable
              name="audit"
              rows={data}
              columns={columns}
              keyOf={({ auditId }) => `${auditId}`}
              empty={t('console.audit.none')}
              every={async () => {
                const { records: all, isCut } = await call(exportAudit, filter);
                return { rows: all, ...(isCut && { cut: 'full' as const }) };
              }}
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

/** A role of a record; one that is no role any more has its own word. */
function roleOf(role: string, t: ReturnType<typeof useMessages>): string {
  const key = `console.roles.${role}` as 'console.roles.none';
  return t.has(key) ? t(key) : role;
}

function Outcome({ row: { outcome, outcomeText } }: { readonly row: Record }) {
  const t = useMessages();
  if (outcome === 'ok' || outcome === 'begun') {
    return <Tag look={outcome === 'ok' ? 'good' : 'plain'}>{outcomeText}</Tag>;
  }
  return (
    <span className="flex items-center gap-2">
      <Tag look="warn">{t('console.audit.refused')}</Tag>
      <span title={`${outcomeText} (${outcome})`} className="min-w-0 truncate">
        {outcomeText}
      </span>
    </span>
  );
}
