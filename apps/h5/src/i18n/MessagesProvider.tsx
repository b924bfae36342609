import { type EnglishMessages, languageOf, loadMessages } from '@candor/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { settings } from '../brain/read.ts';
import { useSetting } from '../hooks/use-settings.ts';
import { setCurrentTexts } from './current-texts.ts';

type Language = ReturnType<typeof settings.get>['language'];

export interface LoadedMessages {
  readonly language: Language;
  readonly texts: EnglishMessages;
}

/** The texts of the stored language, before the first paint: nobody sees another language flash by. */
export async function loadFirstMessages(): Promise<LoadedMessages> {
  const { language } = settings.get();
  const texts = await loadMessages(language);
  setCurrentTexts(texts);
  return { language, texts };
}

/** Gives all screens their texts; a change of language shows as soon as its one file has come. */
export function MessagesProvider({
  first,
  children,
}: {
  readonly first: LoadedMessages;
  readonly children: ReactNode;
}) {
  const wanted = useSetting('language');
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (wanted === shown.language) return;
    let isWanted = true;
    loadMessages(wanted).then(
      (texts) => {
        if (!isWanted) return;
        setCurrentTexts(texts);
        setShown({ language: wanted, texts });
      },
      // Without a network the old texts stay; the choice is kept for the next start.
      (error) => console.warn(error),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, shown.language]);
  return (
    <IntlProvider
      locale={languageOf(shown.language).htmlLang}
      messages={shown.texts}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {children}
    </IntlProvider>
  );
}
