import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Page } from '../ui/Page.tsx';
import { useActName } from './use-act-name.ts';
import { useActSummary } from './use-act-summary.ts';
import { operatorActs } from './operator-acts.ts';

type Act = (typeof operatorActs)[number];

/** Every act that the role allows: none needs a terminal. */
export function ActsScreen() {
  const t = useMessages();
  const may = useMay();
  const actName = useActName();
  const summaryOf = useActSummary();
  const navigate = useNavigate();
  const columns = useMemo(
    (): readonly Column<Act>[] => [
      { id: 'name', title: t('console.acts.name'), value: ({ name }) => actName(name) },
      { id: 'summary', title: t('console.acts.summary'), value: summaryOf, isProse: true },
    ],
    [t, actName, summaryOf],
  );
  return (
    <Page title={t('console.nav.acts')}>
      <p className="text-13 text-fg-2">{t('console.acts.text')}</p>
      <DataTable
        name="acts"
        rows={operatorActs.filter(({ call }) => may(call))}
        columns={columns}
        keyOf={({ name }) => name}
        empty={t('console.shell.nothing')}
        onOpen={({ name }) => void navigate({ to: '/acts/$name', params: { name } })}
      />
    </Page>
  );
}
