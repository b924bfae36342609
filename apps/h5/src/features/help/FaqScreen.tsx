import { listFaq } from '@candor/api';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failure } from '#ui/Failure.tsx';
import { Page } from '#ui/Page.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { SkeletonCard } from '#ui/Skeleton.tsx';
import { FaqTopic } from './FaqTopic.tsx';
import { topicsOf } from './faq-topics.ts';

/** pages/common/faq: questions by topic, with a search through questions and answers. */
export function FaqScreen(_props: ScreenProps) {
  const t = useMessages();
  const [sought, setSought] = useState('');
  const faq = useCall(listFaq, {});
  const topics = faq.state === 'ready' ? topicsOf(faq.data, sought) : [];
  return (
    <Page title={t('common.titles.faq')}>
      <div className="sticky top-0 z-(--z-sticky) bg-bg px-4 pt-1 pb-3">
        <SearchField label={t('content.faqSearch')} value={sought} onChange={setSought} />
      </div>
      <div className="flex flex-col gap-5 px-4 pt-1 pb-10">
        {faq.state === 'loading' && [1, 2, 3].map((place) => <SkeletonCard key={place} />)}
        {faq.state === 'signed_out' && <SignedOut />}
        {faq.state === 'failed' && <Failure error={faq.error} onRetry={faq.retry} />}
        {topics.map(({ topic, rows }) => (
          <FaqTopic key={topic} topic={topic} rows={rows} isSearch={sought.trim() !== ''} />
        ))}
        {faq.state === 'ready' && topics.length === 0 && (
          <Empty
            icon={<CircleHelp />}
            title={sought.trim() === '' ? t('common.noRecords') : t('content.noAnswers', { text: sought.trim() })}
            action={
              <Button look="soft" size="small" onClick={() => navigateTo('/pages/common/contactus')}>
                {t('content.askUs')}
              </Button>
            }
          />
        )}
      </div>
    </Page>
  );
}
