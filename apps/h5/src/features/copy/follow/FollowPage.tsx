import { type FollowRow, getTrader, listFollows, type TraderCard } from '@candor/api';
import { Skeleton } from '@candor/kit/view';
import { useState } from 'react';
import { together } from '#hooks/together.ts';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { noTrader } from '../trader/NoTrader.tsx';
import { FollowButton } from './FollowButton.tsx';
import { FollowFields } from './FollowFields.tsx';
import { FollowingNow } from './FollowingNow.tsx';
import { useFollowing } from './use-following.ts';

/** Reads the trader and the present follow, then shows the form. */
export function FollowPage({ traderId }: { readonly traderId: number }) {
  const t = useMessages();
  const trader = useCall(getTrader, { traderId });
  const mine = useCall(listFollows, {});
  return (
    <Loaded
      from={together({ trader, mine })}
      skeleton={
        <Skeleton
          className="gap-4 px-4 pt-1"
          blocks={[
            'h-20 rounded-card',
            'h-9 rounded-control',
            'h-[2.625rem] rounded-control',
            'h-24',
            'h-52 rounded-card',
            'h-[4.375rem] rounded-control',
            'h-[4.375rem] rounded-control',
          ]}
        />
      }
      failure={noTrader}
      failureClass="p-4"
      renderFrame={(state) => <Page title={t('common.titles.copyTrading')}>{state}</Page>}
    >
      {(data) => (
        <FollowForm card={data.trader.card} follow={data.mine.follows.find((row) => row.traderId === traderId)} />
      )}
    </Loaded>
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
