import { writtenLanguages } from '@candor/messages';
import { useState } from 'react';
import type { Language } from '#i18n/load-texts.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { ReadingPage } from '#features/help/ReadingPage.tsx';
import { AgreementText } from './agreement/AgreementText.tsx';

/** pages/follow/agreement_zh. */
export function ChineseCopyAgreementScreen({ params }: ScreenProps) {
  return <AgreementPage first={languageFrom(params.lang) ?? 'zh'} />;
}

/** pages/follow/agreement_en. */
export function EnglishCopyAgreementScreen({ params }: ScreenProps) {
  return <AgreementPage first={languageFrom(params.lang) ?? 'en'} />;
}

function languageFrom(text: string | undefined): Language | undefined {
  return writtenLanguages.find(({ code }) => code === text)?.code;
}

/** The agreement in the language of its page; the others are one tap away. */
function AgreementPage({ first }: { readonly first: Language }) {
  const t = useMessages();
  const [language, setLanguage] = useState(first);
  return (
    <ReadingPage title={t('common.titles.agreement')}>
      <SegmentedControl
        label={t('copy.agreementLanguage')}
        items={writtenLanguages.map(({ code, name }) => ({ id: code, label: name }))}
        value={language}
        onChange={setLanguage}
        className="mb-6"
      />
      <AgreementText language={language} />
    </ReadingPage>
  );
}
