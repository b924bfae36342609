import { dayMs } from '@candor/kernel';
import { getSiteConfig, type OutputOf } from '@candor/api';
import { useCall } from './use-call.ts';

/** Spec section 9: fiat rates, and with them the rest of the site's config, are read again when older than 24 hours. */
const configForMs = dayMs;

/** Name, mode, fiat rates and limits of this site; undefined until they have come. */
export function useSite(): OutputOf<typeof getSiteConfig> | undefined {
  const config = useCall(getSiteConfig, {}, { staleMs: configForMs });
  return config.data;
}
