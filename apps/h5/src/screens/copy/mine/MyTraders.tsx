import { listContractTickets, type MyFollows } from '@candor/contract';
import { UsersRound } from 'lucide-react';
import { type Loadable, useCall } from '../../../hooks/use-call.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { navigateTo } from '../../../navigate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { SignedOut } from '../../../ui/SignedOut.tsx';
import { SkeletonCard } from '../../../ui/Skeleton.tsx';
import { FollowCard } from './FollowCard.tsx';
import { MyTotals } from './MyTotals.tsx';

/** Open copies move with their marks. */
const everyMs = 3_000;
const copiesMost = 100;

/** The traders one follows, and those whose copies are still open. */
export function MyTraders({ mine }: { readonly mine: Loadable<MyFollows> }) {
  const t = useMessages();
  const follows = mine.state === 'ready' ? mine.data.follows : [];
  const hasCopies = follows.some(({ openTickets }) => openTickets.length > 0);
  const open = useCall(
    listContractTickets,
    { status: 'open', page: 1, limit: copiesMost },
    { isEnabled: hasCopies, everyMs },
  );
  if (mine.state === 'signed_out') return <SignedOut text={t('copying.signInText')} />;
  if (mine.state === 'failed') return <Failure error={mine.error} onRetry={mine.retry} />;
  if (mine.state === 'loading') {
    return (
      <div className="flex flex-col gap-3">
        <SkeletonCard />
        <SkeletonCard />
      </div>
    );
  }
  if (follows.length === 0) {
    return (
      <Empty
        icon={<UsersRound />}
        title={t('copying.mine.none')}
        text={t('copying.mine.noneText')}
        action={
          <Button look="soft" size="small" onClick={() => navigateTo('/pages/copytrade/copy')}>
            {t('copying.mine.find')}
          </Button>
        }
      />
    );
  }
  const tickets = open.state === 'ready' ? open.data.tickets : undefined;
  return (
    <div className="flex flex-col gap-3">
      <MyTotals follows={follows} />
      {follows.map((follow) => (
        <FollowCard key={follow.traderId} follow={follow} tickets={tickets} />
      ))}
    </div>
  );
}
