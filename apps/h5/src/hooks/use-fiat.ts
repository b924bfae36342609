import { getSiteConfig } from '@candor/contract';
import { builtInRates } from '../lib/fiat.ts';
import { useCall } from './use-call.ts';
import { useSetting } from './use-settings.ts';

/** Spec section 9: fiat rates are refreshed when older than 24 hours. */
const ratesForMs = 86_400_000;

/** The chosen currency and its rate to USDT: the server's, or the built-in one until it has come. */
export function useFiat(): { readonly code: string; readonly rate: string } {
  const code = useSetting('fiat');
  const config = useCall(getSiteConfig, {}, { staleMs: ratesForMs });
  const fromServer = config.state === 'ready' ? config.data.fiats.find((fiat) => fiat.code === code) : undefined;
  return { code, rate: fromServer?.rate ?? builtInRates[code] ?? '1' };
}
