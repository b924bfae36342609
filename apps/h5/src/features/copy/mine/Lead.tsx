import type { MyFollows } from '@candor/api';
import { isLeading } from '@candor/exchange/rules';
import type { Loadable } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Empty } from '#ui/Empty.tsx';
import { Failure } from '#ui/Failure.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { SkeletonCard } from '#ui/Skeleton.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { LeadStatus } from './LeadStatus.tsx';

/** Being followed: where one stands, and applying. */
export function Lead({ mine }: { readonly mine: Loadable<MyFollows> }) {
  const t = useMessages();
  if (mine.state === 'signed_out') return <SignedOut />;
  if (mine.state === 'failed') return <Failure error={mine.error} onRetry={mine.retry} />;
  if (mine.state === 'loading') return <SkeletonCard className="min-h-80" />;
  const { trader, terms, follows } = mine.data;
  const canApply = terms?.isOffered === true && (trader === undefined || !isLeading(trader.status));
  return (
    <div className="flex flex-col gap-4">
      {trader !== undefined && <LeadStatus trader={trader} />}
      {trader === undefined && !canApply && <Empty title={t('copy.lead.notOffered')} />}
      {canApply && <ApplyForm terms={terms} following={follows.filter(({ isActive }) => isActive).length} />}
    </div>
  );
}
