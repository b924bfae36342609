import { Failed, Skeleton } from '@candor/kit/view';
import { useMessages } from '../lib/i18n.tsx';

const blocks = ['h-6 w-52', 'h-9', 'h-9', 'h-9', 'h-9'];

/** A page whose code is on its way. */
export function PageComes() {
  return <Skeleton className="min-w-0 flex-1 gap-3 p-6" blocks={blocks} />;
}

/** A page whose code did not come, or that failed; its code may have been replaced by a newer one. */
export function PageFailed() {
  const t = useMessages();
  return (
    <main className="p-6">
      <Failed title={t('console.state.failed')} onRetry={() => location.reload()} />
    </main>
  );
}
