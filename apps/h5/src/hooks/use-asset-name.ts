import type { AssetRow } from '@candor/api';
import { languageOf } from '@candor/messages';
import { useMemo } from 'react';
import { useSetting } from './use-settings.ts';

/** The name of an asset: a currency in the user's language, anything else by its own name. */
export function useAssetName(): (asset: Pick<AssetRow, 'code' | 'name' | 'assetClass'>) => string {
  const language = useSetting('language');
  return useMemo(() => {
    const nameOf = currencyNames(languageOf(language).htmlLang);
    return ({ code, name, assetClass }) => (assetClass === 'fiat' ? (nameOf(code) ?? name) : name);
  }, [language]);
}

/** Made for the first currency: the platform's names take a slow phone a twentieth of a second. */
function currencyNames(locale: string): (code: string) => string | undefined {
  let names: Intl.DisplayNames | undefined;
  return (code) => (names ??= new Intl.DisplayNames(locale, { type: 'currency' })).of(code);
}
