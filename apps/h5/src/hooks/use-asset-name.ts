import type { AssetRow } from '@candor/api';
import { languageOf } from '@candor/messages';
import { useSetting } from './use-settings.ts';

/** The name of an asset: a currency in the user's language, anything else by its own name. */
export function useAssetName(): (asset: Pick<AssetRow, 'code' | 'name' | 'assetClass'>) => string {
  const names = new Intl.DisplayNames(languageOf(useSetting('language')).htmlLang, { type: 'currency' });
  return ({ code, name, assetClass }) => (assetClass === 'fiat' ? (names.of(code) ?? name) : name);
}
