import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { NoTrader } from './trader/NoTrader.tsx';
import { TraderPage } from './trader/TraderPage.tsx';
import { traderIdFrom } from './parts/trader-id.ts';

/** pages/copytrade/trader and pages/follow/trader: the record of the trader in `trader_user_id`. */
export function TraderScreen({ params }: ScreenProps) {
  const t = useMessages();
  const traderId = traderIdFrom(params);
  const title = t('common.titles.trader');
  return traderId === undefined ? (
    <Page title={title}>
      <NoTrader />
    </Page>
  ) : (
    <TraderPage traderId={traderId} />
  );
}
