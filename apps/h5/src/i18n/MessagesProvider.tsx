import { languageOf } from '@candor/messages';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { settings } from '../brain/read.ts';
import { useSetting } from '../hooks/use-settings.ts';
import { type LoadedTexts, loadTexts } from './load-texts.ts';
import { type TradingPart, TradingPartContext } from './trading-part.ts';

/** The texts of the stored language, before the first paint: nobody sees another language flash by. */
export function loadFirstTexts(): Promise<LoadedTexts> {
  return loadTexts(settings.get().language, false);
}

export interface MessagesProviderProps {
  readonly first: LoadedTexts;
  readonly children: ReactNode;
}

/** Gives all screens their texts; a change of language shows as soon as its files have come. */
export function MessagesProvider({ first, children }: MessagesProviderProps) {
  const wanted = useSetting('language');
  const [shown, setShown] = useState(first);
  const [trading, setTrading] = useState<'absent' | 'wanted' | 'failed'>('absent');
  const wantsTrading = shown.hasTrading || trading === 'wanted';
  useEffect(() => {
    if (wanted === shown.language && wantsTrading === shown.hasTrading) return;
    let isWanted = true;
    loadTexts(wanted, wantsTrading).then(
      (texts) => {
        if (isWanted) setShown(texts);
      },
      (error) => {
        // Without a network the old texts stay; the choice is kept for the next start.
        console.warn(error);
        if (isWanted) setTrading('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, wantsTrading, shown.language, shown.hasTrading]);
  const fetch = useCallback(() => setTrading('wanted'), []);
  const state = partState(shown.hasTrading, trading);
  const part = useMemo<TradingPart>(() => ({ state, fetch }), [state, fetch]);
  return (
    <TradingPartContext value={part}>
      <IntlProvider
        locale={languageOf(shown.language).htmlLang}
        messages={shown.texts}
        timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      >
        {children}
      </IntlProvider>
    </TradingPartContext>
  );
}

function partState(isHere: boolean, trading: 'absent' | 'wanted' | 'failed'): TradingPart['state'] {
  if (isHere) return 'ready';
  return trading === 'wanted' ? 'loading' : trading;
}
