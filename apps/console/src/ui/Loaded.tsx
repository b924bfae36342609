import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import { Button } from './Button.tsx';

interface LoadedProps<Data> {
  readonly from: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Each state of a reading: on its way, failed with a way to try again, and there. */
export function Loaded<Data>({ from, children }: LoadedProps<Data>) {
  const t = useMessages();
  if (from.data !== undefined) return children(from.data);
  if (!from.isError) {
    return (
      <p role="status" className="p-6 text-13 text-fg-3">
        {t('console.state.loading')}
      </p>
    );
  }
  const { error } = from;
  const isSilent = error instanceof CallError && error.code === 'unreachable';
  const words = isSilent ? t('console.state.offline') : error.message || t('console.state.failed');
  return (
    <div role="alert" className="flex flex-col items-start gap-3 p-6">
      <p className="text-14">{words}</p>
      <Button onClick={() => void from.refetch()}>{t('console.state.retry')}</Button>
    </div>
  );
}
