import { listFaq } from '@candor/api';
import { SkeletonRows } from '@candor/kit/view';
import { navigateTo } from '#app/navigation.ts';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Question } from '#features/help/FaqTopic.tsx';
import { topicsOf } from '#features/help/faq-topics.ts';

const shownMax = 6;

/** The first question of each topic, and the way to all of them. */
export function CommonQuestions() {
  const t = useMessages();
  const faq = useCall(listFaq, {});
  return (
    <section>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 className="text-15 font-semibold">{t('support.common')}</h2>
        <button
          type="button"
          onClick={() => navigateTo('/pages/common/faq')}
          className="press tap text-13 font-medium text-accent"
        >
          {t('common.viewAll')}
        </button>
      </div>
      <Loaded from={faq} skeleton={<SkeletonRows rows={6} />}>
        {(all) => (
          <div className="divide-y divide-line rounded-card border border-line bg-surface px-4">
            {topicsOf(all, '')
              .flatMap(({ rows }) => rows.slice(0, 1))
              .slice(0, shownMax)
              .map((row) => (
                <Question key={row.faqId} row={row} isFirstOpen={false} />
              ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}
