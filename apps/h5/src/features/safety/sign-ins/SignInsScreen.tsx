import { listSignIns, type SignInRow } from '@candor/api';
import { History } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Empty } from '#ui/Empty.tsx';
import { Failure } from '#ui/Failure.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { Tag } from '#ui/Tag.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { SafetyPart } from '../SafetyPart.tsx';

/** pages/setting/sign_ins: who logged in, or tried to. */
export function SignInsScreen(_props: ScreenProps) {
  return (
    <SafetyPart>
      <SignInsPage />
    </SafetyPart>
  );
}

function SignInsPage() {
  const t = useMessages();
  const signIns = usePages(listSignIns, {});
  return (
    <Page title={t('safety.rows.signIns')}>
      <div className="px-4 pt-1 pb-[calc(var(--safe-bottom)+16px)]">
        {signIns.state === 'loading' && <SkeletonRows rows={8} />}
        {signIns.state === 'signed_out' && <SignedOut />}
        {signIns.state === 'failed' && <Failure error={signIns.error} onRetry={signIns.retry} />}
        {signIns.state === 'ready' && (
          <InfiniteList
            paged={signIns.data}
            keyOf={(row) => `${row.atMs} ${row.result}`}
            renderRow={(row) => <SignIn row={row} />}
            empty={<Empty icon={<History />} title={t('safety.signIns.none')} />}
          />
        )}
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
