import { listFaq } from '@candor/api';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { FaqTopic } from './FaqTopic.tsx';
import { topicsOf } from './faq-topics.ts';

/** pages/common/faq: questions by topic, with a search through questions and answers, which may begin with `sought`. */
export function FaqScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [sought, setSought] = useState(params.sought ?? '');
  const faq = useCall(listFaq, {});
  return (
    <Page title={t('common.titles.faq')}>
      <div className="sticky top-0 z-(--z-sticky) bg-bg px-4 pt-1 pb-3">
        <SearchField label={t('content.faqSearch')} value={sought} onChange={setSought} />
      </div>
      <div className="flex flex-col gap-5 px-4 pt-1 pb-10">
        <Loaded from={faq} skeleton={<SkeletonCards cards={3} />}>
          {(all) => <Found topics={topicsOf(all, sought)} sought={sought.trim()} />}
        </Loaded>
      </div>
    </Page>
  );
}

function Found({ topics, sought }: { readonly topics: ReturnType<typeof topicsOf>; readonly sought: string }) {
  const t = useMessages();
  if (topics.length > 0)
    return topics.map(({ topic, rows }) => <FaqTopic key={topic} topic={topic} rows={rows} isSearch={sought !== ''} />);
  return (
    <Empty
      icon={<CircleHelp />}
      title={sought === '' ? t('common.noRecords') : t('content.noAnswers', { text: sought })}
      action={
        <Button look="soft" size="small" onClick={() => navigateTo('/pages/common/contactus')}>
          {t('content.askUs')}
        </Button>
      }
    />
  );
}
