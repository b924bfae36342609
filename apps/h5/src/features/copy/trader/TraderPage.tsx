import { getTrader, listFollows } from '@candor/api';
import { isLeading } from '@candor/exchange/rules';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { noTrader } from './NoTrader.tsx';
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
  const own = mine.data;
  const isOwn = own?.trader?.traderId === traderId;
  const footer = trader.data && !isOwn && (
    <TraderFooter
      card={trader.data.card}
      follow={own?.follows.find((follow) => follow.traderId === traderId)}
      isLeader={own?.trader !== undefined && isLeading(own.trader.status)}
    />
  );
  return (
    <Page title={t('common.titles.trader')} footer={footer || undefined}>
      <Loaded from={trader} skeleton={<TraderSkeleton />} failure={noTrader} failureClass="p-4">
        {(detail) => <TraderRecord detail={detail} isOwn={isOwn} />}
      </Loaded>
    </Page>
  );
}
