import { languageOf, type TextPartName } from '@candor/messages';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { settings } from '#client/read.ts';
import { useSetting } from '#hooks/use-settings.ts';
import { type LoadedTexts, loadTexts } from './load-texts.ts';
import { type AskedParts, allFailed, type TextParts, TextPartsContext, wantedParts, withAsked } from './text-parts.ts';

/** The texts of the stored language, before the first paint: nobody sees another language flash by. */
export function loadFirstTexts(): Promise<LoadedTexts> {
  return loadTexts(settings.get().language, []);
}

interface MessagesProviderProps {
  readonly first: LoadedTexts;
  readonly children: ReactNode;
}

/** Gives all screens their texts; a change of language shows as soon as its files have come. */
export function MessagesProvider({ first, children }: MessagesProviderProps) {
  const wanted = useSetting('language');
  const [shown, setShown] = useState(first);
  const [asked, setAsked] = useState<AskedParts>({});
  const names = useMemo(() => wantedParts(shown.parts, asked), [shown.parts, asked]);
  useEffect(() => {
    if (wanted === shown.language && names.length === shown.parts.length) return;
    let isWanted = true;
    loadTexts(wanted, names).then(
      (texts) => {
        if (isWanted) setShown(texts);
      },
      (error) => {
        // Without a network the old texts stay; the choice is kept for the next start.
        console.warn(error);
        if (isWanted) setAsked(allFailed);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, names, shown.language, shown.parts]);
  const fetch = useCallback((more: readonly TextPartName[]) => setAsked((before) => withAsked(before, more)), []);
  const parts = useMemo<TextParts>(() => ({ here: shown.parts, asked, fetch }), [shown.parts, asked, fetch]);
  return (
    <TextPartsContext value={parts}>
      <IntlProvider
        locale={languageOf(shown.language).htmlLang}
        messages={shown.texts}
        timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      >
        {children}
      </IntlProvider>
    </TextPartsContext>
  );
}
