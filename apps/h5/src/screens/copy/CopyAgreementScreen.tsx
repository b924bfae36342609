import { type CopyAgreementLanguage, copyAgreementLanguages, languages } from '@candor/messages';
import { useState } from 'react';
import { TextPart } from '../../i18n/TextPart.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import type { ScreenProps } from '../../routes.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { ReadingPage, SkeletonText } from '../common/content/ReadingPage.tsx';
import { AgreementText } from './agreement/AgreementText.tsx';

/** pages/follow/agreement_zh. */
export function ChineseCopyAgreementScreen({ params }: ScreenProps) {
  return <AgreementPage first={languageFrom(params.lang) ?? 'zh'} />;
}

/** pages/follow/agreement_en. */
export function EnglishCopyAgreementScreen({ params }: ScreenProps) {
  return <AgreementPage first={languageFrom(params.lang) ?? 'en'} />;
}

function languageFrom(text: string | undefined): CopyAgreementLanguage | undefined {
  return copyAgreementLanguages.find((code) => code === text);
}

function AgreementPage({ first }: { readonly first: CopyAgreementLanguage }) {
  const t = useMessages();
  return (
    <ReadingPage title={t('common.titles.agreement')}>
      <TextPart part="trading" skeleton={<SkeletonText />}>
        <Agreement first={first} />
      </TextPart>
    </ReadingPage>
  );
}

/** The agreement in the language of its page; the others are one tap away. */
function Agreement({ first }: { readonly first: CopyAgreementLanguage }) {
  const t = useMessages();
  const [language, setLanguage] = useState(first);
  const nameOf = (code: CopyAgreementLanguage) => languages.find((one) => one.code === code)?.name ?? code;
  return (
    <>
      <SegmentedControl
        label={t('copying.agreementLanguage')}
        items={copyAgreementLanguages.map((id) => ({ id, label: nameOf(id) }))}
        value={language}
        onChange={setLanguage}
        className="mb-6"
      />
      <AgreementText language={language} />
    </>
  );
}
