import { searchFaq } from '@candor/api';
import { Empty, SkeletonRows, useDebounced } from '@candor/kit/view';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { loginHref } from '#client/navigation.ts';
import { currentHref, navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { useCall } from '#hooks/use-call.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Question } from '#features/help/FaqTopic.tsx';
import { CaseList } from './CaseList.tsx';
import { CommonQuestions } from './CommonQuestions.tsx';
import { useWaitText } from './use-wait-text.ts';

const typedForMs = 300;
const wordsMax = 200;

/** pages/kefu/index: answers first, found as one types; then the user's cases, and the way to somebody who answers. */
export function SupportScreen(_props: ScreenProps) {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const { wait, isSimulated } = useWaitText();
  const [words, setWords] = useState('');
  const sought = useDebounced(words.trim().slice(0, wordsMax), typedForMs);
  const ask = () =>
    isSignedIn
      ? navigateTo('/pages/kefu/new', words.trim() === '' ? {} : { text: words.trim() })
      : navigateTo(loginHref(currentHref()));
  const remark = isSignedIn ? wait : t('support.signInText');
  return (
    <Page
      title={t('common.titles.service')}
      footer={
        <div className="flex flex-col gap-2">
          {remark !== undefined && <p className="text-center text-12 text-fg-3">{remark}</p>}
          {isSimulated && <p className="text-center text-12 text-fg-3">{t('support.simulated')}</p>}
          <Button isWide onClick={ask}>
            {t(isSignedIn ? 'support.talk' : 'common.logIn')}
          </Button>
        </div>
      }
    >
      <div className="sticky top-0 z-(--z-sticky) bg-bg px-4 pt-1 pb-3">
        <SearchField label={t('support.search')} value={words} onChange={setWords} />
      </div>
      <div className="flex flex-col gap-5 px-4 pb-8">
        {sought === '' ? (
          <>
            {isSignedIn && <CaseList />}
            <CommonQuestions />
          </>
        ) : (
          <Answers words={sought} />
        )}
      </div>
    </Page>
  );
}

function Answers({ words }: { readonly words: string }) {
  const t = useMessages();
  const found = useCall(searchFaq, { words }, { keepsPrevious: true });
  return (
    <section aria-label={t('support.answers')} aria-live="polite">
      <Loaded
        from={found}
        skeleton={<SkeletonRows rows={4} />}
        empty={<Empty icon={<MessageCircleQuestion />} title={t('support.nothing')} text={t('support.nothingText')} />}
      >
        {(rows) => (
          <div className="divide-y divide-line rounded-card border border-line bg-surface px-4">
            {rows.map((row, at) => (
              <Question key={row.faqId} row={row} isFirstOpen={at === 0} />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}
