import { listSignIns, type SignInRow } from '@candor/api';
import { Empty, SkeletonRows, Tag } from '@candor/kit/view';
import { History } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { TimeText } from '#ui/TimeText.tsx';

/** pages/setting/sign_ins: the logins and the failed ones. */
export function SignInsScreen(_props: ScreenProps) {
  const t = useMessages();
  const signIns = usePages(listSignIns, {});
  return (
    <Page title={t('safety.rows.signIns')}>
      <div className="px-4 pt-1 pb-[calc(var(--safe-bottom)+1rem)]">
        <Loaded from={signIns} skeleton={<SkeletonRows rows={8} />}>
          {(paged) => (
            <InfiniteList
              paged={paged}
              keyOf={(row) => `${row.atMs} ${row.result}`}
              renderRow={(row) => <SignIn row={row} />}
              empty={<Empty icon={<History />} title={t('safety.signIns.none')} />}
            />
          )}
        </Loaded>
      </div>
    </Page>
  );
}

function SignIn({ row }: { readonly row: SignInRow }) {
  const t = useMessages();
  return (
    <div className="flex min-h-15 items-center gap-3 border-b border-line py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate text-15">{row.device === '' ? t('safety.sessions.unknown') : row.device}</p>
        <p className="text-12 text-fg-3">
          {row.network} · <TimeText atMs={row.atMs} look="moment" />
        </p>
      </div>
      <Tag look={row.result === 'signed_in' ? 'plain' : 'danger'}>{t(`safety.signIns.results.${row.result}`)}</Tag>
    </div>
  );
}
