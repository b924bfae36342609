import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { FollowPage } from './follow/FollowPage.tsx';
import { traderIdFrom } from './parts/trader-id.ts';
import { NoTrader } from './trader/NoTrader.tsx';

/** pages/follow/follow: begin to follow the trader of `trader_user_id`, or change how. */
export function FollowScreen({ params }: ScreenProps) {
  const t = useMessages();
  const traderId = traderIdFrom(params);
  const title = t('common.titles.copyTrading');
  return traderId === undefined ? (
    <Page title={title}>
      <NoTrader />
    </Page>
  ) : (
    <FollowPage traderId={traderId} />
  );
}
