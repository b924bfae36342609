import { type FollowRow, getTrader, listFollows, type TraderCard } from '@candor/api';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import { Failure } from '#ui/Failure.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { NoTrader } from '../trader/NoTrader.tsx';
import { FollowButton } from './FollowButton.tsx';
import { FollowFields } from './FollowFields.tsx';
import { FollowingNow } from './FollowingNow.tsx';
import { FollowSkeleton } from './FollowSkeleton.tsx';
import { useFollowing } from './use-following.ts';

/** Reads who it is and how one follows already, then shows the form. */
export function FollowPage({ traderId }: { readonly traderId: number }) {
  const t = useMessages();
  const trader = useCall(getTrader, { traderId });
  const mine = useCall(listFollows, {});
  if (trader.state === 'ready' && mine.state === 'ready') {
    const follow = mine.data.follows.find((row) => row.traderId === traderId);
    return <FollowForm card={trader.data.card} follow={follow} />;
  }
  const failed = [trader, mine].find((read) => read.state === 'failed');
  return (
    <Page title={t('common.titles.copyTrading')}>
      {failed === undefined && <FollowSkeleton />}
      {failed !== undefined &&
        (failed.error.code === 'trader_not_found' ? (
          <NoTrader />
        ) : (
          <div className="p-4">
            <Failure error={failed.error} onRetry={failed.retry} />
          </div>
        ))}
    </Page>
  );
}

interface FollowFormProps {
  readonly card: TraderCard;
  readonly follow: FollowRow | undefined;
}

function FollowForm({ card, follow }: FollowFormProps) {
  const t = useMessages();
  // How things were when the page was opened; a refresh must not turn the form under the hand.
  const [begin] = useState(follow);
  const following = useFollowing(card, begin, navigateBack);
  const { name } = card;
  return (
    <Page
      title={t(following.isEdit ? 'copy.editTitle' : 'copy.followTitle', { name })}
      footer={<FollowButton following={following} />}
    >
      <div className="flex flex-col gap-5 px-4 pt-1 pb-6">
        <NotOffered product="copy" />
        <FollowingNow card={card} follow={follow} />
        <FollowFields card={card} follow={begin} following={following} />
      </div>
    </Page>
  );
}
