import { KitWordsProvider } from '@candor/kit/view';
import { languageOf } from '@candor/messages';
import { type ReactNode, useEffect, useMemo } from 'react';
import { IntlProvider } from 'use-intl';
import { useStore } from 'zustand';
import { useSetting } from '#hooks/use-settings.ts';
import { textStore, turnTexts } from './texts.ts';
import { useMessages } from './use-messages.ts';

/** Provides all screens with their texts; a change of language shows as soon as its files have come. */
export function MessagesProvider({ children }: { readonly children: ReactNode }) {
  const wanted = useSetting('language');
  const shown = useStore(textStore, (texts) => texts.shown);
  useEffect(() => {
    // Without a network the old texts stay; the choice is kept for the next start.
    if (wanted !== shown?.language) turnTexts().catch(console.warn);
  }, [wanted, shown?.language]);
  if (shown === undefined) return null;
  return (
    // Without a time zone: to look for it takes a slow phone a tenth of a second, and hardly a text has a date in it.
    <IntlProvider locale={languageOf(shown.language).htmlLang} messages={shown.texts}>
      <KitTexts>{children}</KitTexts>
    </IntlProvider>
  );
}

function KitTexts({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const words = useMemo(
    () => ({
      loading: t('common.loading'),
      retry: t('common.retry'),
      copyOf: (label: string) => t('common.copyOf', { what: label }),
    }),
    [t],
  );
  return <KitWordsProvider value={words}>{children}</KitWordsProvider>;
}
