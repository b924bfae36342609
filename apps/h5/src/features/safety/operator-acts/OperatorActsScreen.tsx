import { listOperatorActs, type OperatorActRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { EyeOff } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useActWords } from './use-act-words.ts';

/** pages/setting/operator_acts: what operators looked at of the account, and did to it. */
export function OperatorActsScreen(_props: ScreenProps) {
  const t = useMessages();
  const acts = usePages(listOperatorActs, {}, { staleMs: 0 });
  return (
    <Page title={t('safety.operatorActs.title')}>
      <div className="px-4 pt-1 pb-[calc(var(--safe-bottom)+1rem)]">
        <Loaded from={acts} skeleton={<SkeletonRows rows={8} />}>
          {(paged) => (
            <InfiniteList
              paged={paged}
              keyOf={(row) => `${row.actId}`}
              renderRow={(row) => <Act row={row} />}
              empty={
                <Empty
                  icon={<EyeOff />}
                  title={t('safety.operatorActs.none')}
                  text={t('safety.operatorActs.noneText')}
                />
              }
            />
          )}
        </Loaded>
      </div>
    </Page>
  );
}

function Act({ row }: { readonly row: OperatorActRow }) {
  const { what, by } = useActWords()(row);
  return (
    <div className="min-h-15 border-b border-line py-2.5">
      <p className="text-15 break-words">{what}</p>
      <p className="text-12 text-fg-3">
        {by} · <TimeText atMs={row.atMs} look="moment" />
      </p>
    </div>
  );
}
