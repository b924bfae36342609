import { type FriendRow, listFriends } from '@candor/api';
import { Empty, SkeletonRows, Tag } from '@candor/kit/view';
import { UserPlus } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { Amounts } from './Amounts.tsx';

/** People who came by the user's code. What each has brought is theirs to show. */
export function Friends() {
  const t = useMessages();
  const friends = usePages(listFriends, {});
  return (
    <section>
      <h2 className="mb-1 text-16 font-semibold">{t('invitations.friends')}</h2>
      <Loaded from={friends} skeleton={<SkeletonRows rows={3} />}>
        {(paged) => (
          <InfiniteList
            paged={paged}
            rowHeight={60}
            keyOf={({ id }) => id}
            renderRow={(friend) => <Friend friend={friend} />}
            empty={
              <Empty icon={<UserPlus />} title={t('invitations.noFriends')} text={t('invitations.noFriendsText')} />
            }
          />
        )}
      </Loaded>
    </section>
  );
}

function Friend({ friend }: { readonly friend: FriendRow }) {
  const t = useMessages();
  const { name, avatar, state, joinedAtMs, endsAtMs, earned } = friend;
  return (
    <div className="flex min-h-15 items-center gap-3 border-b border-line py-2">
      <Avatar path={avatar} name={name} size={36} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5">
          <span className="truncate text-14 font-medium">{name}</span>
          {state !== 'active' && (
            <Tag look={state === 'held' ? 'warn' : 'plain'}>{t(`invitations.states.${state}`)}</Tag>
          )}
        </span>
        <span className="block text-12 text-fg-3">
          {t('invitations.joined')} <TimeText atMs={joinedAtMs} look="date" />
          {endsAtMs !== undefined && (
            <>
              {' · '}
              {t('invitations.ends')} <TimeText atMs={endsAtMs} look="date" />
            </>
          )}
        </span>
      </span>
      {earned !== undefined && (
        <span className="shrink-0 text-right text-13">
          <Amounts amounts={earned} />
        </span>
      )}
    </div>
  );
}
