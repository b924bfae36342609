import { listSupportCases, type SupportCaseRow } from '@candor/api';
import { SkeletonRows } from '@candor/kit/view';
import { navigateTo } from '#app/navigation.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useTalkRenewal } from '#features/conversations/use-talk-renewal.ts';
import { StateTag } from './StateTag.tsx';

/** The user's cases, those with the newest message first; nothing while there are none. */
export function CaseList() {
  const t = useMessages();
  const cases = usePages(listSupportCases, {});
  useTalkRenewal(listSupportCases);
  if (cases.data?.total === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-15 font-semibold">{t('support.mine')}</h2>
      <Loaded from={cases} skeleton={<SkeletonRows rows={2} />}>
        {({ rows, hasMore, isLoadingMore, loadMore }) => (
          <>
            <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
              {rows.map((one) => (
                <li key={one.caseId}>
                  <CaseLine one={one} />
                </li>
              ))}
            </ul>
            {hasMore && (
              <Button look="ghost" size="small" isWide isBusy={isLoadingMore} onClick={loadMore} className="mt-1">
                {t('support.older')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function CaseLine({ one }: { readonly one: SupportCaseRow }) {
  const t = useMessages();
  const { caseId, topic, state, lastAtMs, unread, object } = one;
  return (
    <button
      type="button"
      onClick={() => navigateTo('/pages/kefu/case', { id: String(caseId) })}
      className="press flex min-h-15 w-full items-center gap-3 py-2.5 text-left"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate text-15 font-medium">
          {t(`support.topics.${topic}`)}
          {object !== undefined && <span className="font-normal text-fg-2"> · {object.title}</span>}
        </span>
        <span className="block text-12 text-fg-3">
          {t('support.number', { number: String(caseId) })} · <TimeText atMs={lastAtMs} />
        </span>
      </span>
      {unread > 0 && (
        <span className="grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1.5 text-11 font-semibold text-white">
          {unread}
          <span className="sr-only"> {t('support.unread', { count: unread })}</span>
        </span>
      )}
      <StateTag state={state} />
    </button>
  );
}
