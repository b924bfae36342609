import { CallError } from '@candor/api';
import { Failed, Skeleton } from '@candor/kit/view';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusalOf } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';

interface LoadedProps<Data> {
  readonly from: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

const blocks = ['h-6 w-52', 'h-9', 'h-9', 'h-9', 'h-9'];

/** Each state of a reading: on its way, failed with a way to try again, and there. */
export function Loaded<Data>({ from, children }: LoadedProps<Data>) {
  const t = useMessages();
  if (from.data !== undefined) return children(from.data);
  if (!from.isError) return <Skeleton className="min-w-0 flex-1 gap-3 p-6" blocks={blocks} />;
  const { error } = from;
  const silence = error instanceof CallError ? t('console.state.offline') : t('console.state.failed');
  return (
    <div className="p-6">
      <Failed title={refusalOf(error) ?? silence} onRetry={() => void from.refetch()} />
    </div>
  );
}
