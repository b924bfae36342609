import { CallError } from '@candor/api';
import { Failed } from '@candor/kit/view';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusalOf } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import { PageComes } from '../shell/PageStates.tsx';

interface LoadedProps<Data> {
  readonly from: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Each state of a reading: on its way, failed with a way to try again, and there. */
export function Loaded<Data>({ from, children }: LoadedProps<Data>) {
  const t = useMessages();
  if (from.data !== undefined) return children(from.data);
  if (!from.isError) return <PageComes />;
  const { error } = from;
  const silence = error instanceof CallError ? t('console.state.offline') : t('console.state.failed');
  return (
    <div className="p-6">
      <Failed title={refusalOf(error) ?? silence} onRetry={() => void from.refetch()} />
    </div>
  );
}
