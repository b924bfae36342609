import { listSends, type SendRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useToldHere } from '#hooks/use-told-here.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { assetIdFrom } from '#features/funds/accounts.ts';
import { useOwnStream } from '#features/funds/use-own-stream.ts';
import { byPeriod, monthOf } from '#features/statements/by-period.ts';
import { MonthHeader } from '#features/statements/PeriodHeader.tsx';
import { Button } from '#ui/Button.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { SendItem } from './SendItem.tsx';
import { toldHere } from './told-here.ts';
import { SendSheet } from './SendSheet.tsx';

const sides = ['all', 'sent', 'received'] as const;
type Shown = (typeof sides)[number];
const labels = { all: 'send.all', sent: 'send.sent', received: 'send.received' } as const;

/** pages/fund/send_record: sends on either side, newest first; with `id` that one is open. */
export function SendRecordScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [shown, setShown] = useState<Shown>('all');
  const [opened, setOpened] = useState<SendRow>();
  const [isLinkOpen, setIsLinkOpen] = useState(true);
  // Numbers of sends are in the same grammar as those of assets.
  const linkedId = assetIdFrom(params.id);
  const linked = useCall(listSends, { sendId: linkedId ?? 1 }, { isEnabled: linkedId !== undefined });
  useOwnStream();
  useToldHere(toldHere);
  const sends = usePages(listSends, shown === 'all' ? {} : { side: shown });
  const ofLink = linkedId !== undefined && isLinkOpen ? linked.data?.data[0] : undefined;
  return (
    <Page title={t('common.titles.sendRecords')}>
      <TextTabs
        label={t('common.titles.sendRecords')}
        items={sides.map((id) => ({ id, label: t(labels[id]) }))}
        value={shown}
        onChange={setShown}
        size="medium"
      />
      <div className="px-4 pb-4">
        <Loaded from={sends} skeleton={<SkeletonRows rows={9} />}>
          {(paged) => (
            <InfiniteList
              paged={{ ...paged, rows: byPeriod(paged.rows, monthOf) }}
              keyOf={({ row }) => row.sendId}
              renderRow={({ row, periodAtMs }) => (
                <>
                  {periodAtMs !== undefined && <MonthHeader atMs={periodAtMs} />}
                  <SendItem send={row} onPress={() => setOpened(row)} />
                </>
              )}
              empty={
                <Empty
                  icon={<Send />}
                  title={t('send.empty')}
                  text={t('send.emptyText')}
                  action={
                    <Button size="medium" onClick={() => redirectTo('/pages/fund/send')}>
                      {t('common.titles.send')}
                    </Button>
                  }
                />
              }
            />
          )}
        </Loaded>
        <SendSheet
          send={opened ?? ofLink}
          onClose={() => {
            setOpened(undefined);
            setIsLinkOpen(false);
          }}
        />
      </div>
    </Page>
  );
}
