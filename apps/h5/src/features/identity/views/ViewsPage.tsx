import { type DocumentView, listDocumentViews } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { EyeOff } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { TimeText } from '#ui/TimeText.tsx';

/** The viewers of the documents, with time and reason. */
export function ViewsPage() {
  const t = useMessages();
  const views = usePages(listDocumentViews, {}, { staleMs: 0 });
  return (
    <Page title={t('identity.privacy.views')}>
      <div className="px-4 pt-1 pb-[calc(var(--safe-bottom)+1rem)]">
        <Loaded from={views} skeleton={<SkeletonRows rows={6} />}>
          {(paged) => (
            <InfiniteList
              paged={paged}
              keyOf={(view) => `${view.atMs} ${view.caseId} ${view.document} ${view.viewer}`}
              renderRow={(view) => <View view={view} />}
              rowHeight={84}
              empty={<Empty icon={<EyeOff />} title={t('identity.views.none')} text={t('identity.views.noneText')} />}
            />
          )}
        </Loaded>
      </div>
    </Page>
  );
}

function View({ view }: { readonly view: DocumentView }) {
  const t = useMessages();
  return (
    <article className="border-b border-line py-3">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-15 font-medium">{t(`identity.views.${view.document}`)}</span>
        <TimeText atMs={view.atMs} look="moment" className="shrink-0 text-12 text-fg-3 tabular-nums" />
      </p>
      <p className="mt-0.5 text-13 break-words text-fg-2">{t('identity.views.because', { reason: view.reason })}</p>
      <p className="mt-0.5 text-12 text-fg-3">
        {t('identity.views.by', { viewer: view.viewer })} · {t('identity.views.case', { number: String(view.caseId) })}
      </p>
    </article>
  );
}
