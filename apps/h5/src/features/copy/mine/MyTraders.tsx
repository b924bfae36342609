import type { FollowRow, MyFollows } from '@candor/api';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { atomsToText } from '@candor/money';
import { UsersRound } from 'lucide-react';
import type { Loadable } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { type LivePicture, sumOf } from '#features/position-model/live-picture.ts';
import { useLivePicture } from '#features/position-model/use-live-picture.ts';
import { FollowCard } from './FollowCard.tsx';
import { MyTotals } from './MyTotals.tsx';

/** The traders one follows, and those whose copies are still open. */
export function MyTraders({ mine }: { readonly mine: Loadable<MyFollows> }) {
  const t = useMessages();
  return (
    <Loaded
      from={mine}
      skeleton={
        <div className="flex flex-col gap-3">
          <SkeletonCards cards={2} />
        </div>
      }
      signedOut={<SignedOut text={t('copy.signInText')} />}
    >
      {(data) => <Followed mine={data} />}
    </Loaded>
  );
}

function Followed({ mine }: { readonly mine: MyFollows }) {
  const t = useMessages();
  const picture = useLivePicture();
  const follows = mine.follows.map((follow) => atPresentMarks(follow, picture));
  if (follows.length === 0) {
    return (
      <Empty
        icon={<UsersRound />}
        title={t('copy.mine.none')}
        text={t('copy.mine.noneText')}
        action={
          <Button look="soft" size="small" onClick={() => navigateTo('/pages/copytrade/copy')}>
            {t('copy.mine.find')}
          </Button>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <MyTotals follows={follows} />
      {follows.map((follow) => (
        <FollowCard key={follow.traderId} follow={follow} picture={picture} />
      ))}
    </div>
  );
}

/** A follow with the present result of its open copies; with the server's while that is unknown. */
function atPresentMarks(follow: FollowRow, picture: LivePicture | undefined): FollowRow {
  const copies = picture?.open.filter(({ ticket }) => follow.openTickets.includes(ticket.ticketId));
  if (picture === undefined || copies?.length !== follow.openTickets.length) return follow;
  const unrealised = sumOf(copies, ({ figures }) => figures.unrealised);
  return { ...follow, unrealised: atomsToText(unrealised, picture.account.scale) };
}
