import { endSessions } from '@candor/api';
import { useMemo } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { ActForm } from '../ui/ActForm.tsx';
import { Panel } from '../ui/Page.tsx';

/** The act beside the devices of a person. */
export function EndSessions({ accountId }: { readonly accountId: number }) {
  const t = useMessages();
  const may = useMay();
  const fixed = useMemo(() => ({ account_id: accountId }), [accountId]);
  if (!may(endSessions)) return null;
  return (
    <Panel title={t('console.people.endSessions')}>
      <ActForm call={endSessions} fixed={fixed} look="danger" label={t('console.people.endSessions')} />
    </Panel>
  );
}
