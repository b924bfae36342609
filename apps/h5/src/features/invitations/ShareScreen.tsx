import { getInvitationSummary } from '@candor/api';
import { Skeleton } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { Friends } from './Friends.tsx';
import { Invitation } from './Invitation.tsx';
import { Rebates } from './Rebates.tsx';
import { OwnInvitation, Shares } from './Shares.tsx';

const renewEveryMs = 30_000;

/** pages/setting/share: the invitation code as a card to show, to keep and to send; what it is worth; and what came of it. */
export function ShareScreen(_props: ScreenProps) {
  const t = useMessages();
  const summary = useCall(getInvitationSummary, {}, { everyMs: renewEveryMs });
  return (
    <Page title={t('common.titles.share')}>
      <div className="flex flex-col gap-6 px-4 pt-2 pb-[calc(var(--safe-bottom)+2rem)]">
        <Loaded
          from={summary}
          skeleton={
            <Skeleton
              className="items-center gap-4 rounded-card border border-line bg-surface p-6"
              blocks={['size-11 rounded-full', 'h-6 w-52', 'size-[12.25rem] rounded-tile', 'h-7 w-36']}
            />
          }
        >
          {(shown) => (
            <>
              <Invitation code={shown.code} />
              <Shares summary={shown} />
              <Rebates summary={shown} />
              <Friends />
              {shown.own !== undefined && <OwnInvitation own={shown.own} />}
            </>
          )}
        </Loaded>
      </div>
    </Page>
  );
}
