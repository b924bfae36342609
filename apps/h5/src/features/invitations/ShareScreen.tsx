import { getUserInfo } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Invitation } from './Invitation.tsx';
import { HandCoins } from 'lucide-react';
import { Card } from '#ui/Card.tsx';
import { Empty } from '#ui/Empty.tsx';

/** pages/setting/share: the invitation code as a card to show, to keep and to send. */
export function ShareScreen(_props: ScreenProps) {
  const t = useMessages();
  const user = useCall(getUserInfo, {});
  return (
    <Page title={t('common.titles.share')}>
      <div className="flex flex-col gap-6 px-4 pt-2 pb-[calc(var(--safe-bottom)+32px)]">
        <Loaded
          from={user}
          skeleton={
            <Skeleton
              className="items-center gap-4 rounded-card border border-line bg-surface p-6"
              blocks={['size-11 rounded-full', 'h-6 w-52', 'size-[196px] rounded-tile', 'h-7 w-36']}
            />
          }
        >
          {({ invitationCode }) => (
            <>
              <Invitation code={invitationCode} />
              <Rebates />
            </>
          )}
        </Loaded>
      </div>
    </Page>
  );
}

/** The earnings of invitations. Nothing is paid for them so far, and that is stated instead of shown as a zero. */
function Rebates() {
  const t = useMessages();
  return (
    <section>
      <h2 className="mb-2 text-16 font-semibold">{t('invitations.rebates')}</h2>
      <Card>
        <Empty icon={<HandCoins />} title={t('invitations.noRebates')} text={t('invitations.noRebatesText')} />
      </Card>
    </section>
  );
}
