import { builtInFiatRates } from '@candor/api';
import { useSetting } from './use-settings.ts';
import { useSite } from './use-site.ts';

/** The chosen currency and its rate to USDT: the server's, or the built-in one until it has come. */
export function useFiat(): { readonly code: string; readonly rate: string } {
  const code = useSetting('fiat');
  const fromServer = useSite()?.fiats.find((fiat) => fiat.code === code);
  return { code, rate: fromServer?.rate ?? builtInFiatRates[code] ?? '1' };
}
