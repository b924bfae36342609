import { getTrader, listFollows } from '@candor/api';
import { isLeading } from '@candor/exchange/rules';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Failure } from '#ui/Failure.tsx';
import { Page } from '#ui/Page.tsx';
import { NoTrader } from './NoTrader.tsx';
import { TraderFooter } from './TraderFooter.tsx';
import { TraderRecord } from './TraderRecord.tsx';
import { TraderSkeleton } from './TraderSkeleton.tsx';

/** Open positions move with their marks; the record itself is worked out hourly. */
const everyMs = 5_000;

/** A trader's record with the way to follow at the bottom. */
export function TraderPage({ traderId }: { readonly traderId: number }) {
  const t = useMessages();
  const trader = useCall(getTrader, { traderId }, { everyMs });
  const mine = useCall(listFollows, {});
  const own = mine.state === 'ready' ? mine.data : undefined;
  const isOwn = own?.trader?.traderId === traderId;
  const footer = trader.state === 'ready' && !isOwn && (
    <TraderFooter
      card={trader.data.card}
      follow={own?.follows.find((follow) => follow.traderId === traderId)}
      isLeader={own?.trader !== undefined && isLeading(own.trader.status)}
    />
  );
  return (
    <Page title={t('common.titles.trader')} footer={footer || undefined}>
      {trader.state === 'loading' && <TraderSkeleton />}
      {trader.state === 'failed' &&
        (isMissing(trader) ? (
          <NoTrader />
        ) : (
          <div className="p-4">
            <Failure error={trader.error} onRetry={trader.retry} />
          </div>
        ))}
      {trader.state === 'ready' && <TraderRecord detail={trader.data} isOwn={isOwn} />}
    </Page>
  );
}

function isMissing(trader: Loadable<unknown>): boolean {
  return trader.state === 'failed' && trader.error.code === 'trader_not_found';
}
