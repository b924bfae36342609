import type { FiatRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { useRelativeTimes } from './use-relative-time.ts';

/** Sources that are ours begin so; operators' texts are shown unchanged. */
const builtIn = 'built-in';

/** The source of a rate of fiat, and its age: "Central bank · 3 hours ago". */
export function useFiatSource(): (fiat: Pick<FiatRow, 'source' | 'savedAtMs'>) => string {
  const t = useMessages();
  const ago = useRelativeTimes();
  return ({ source, savedAtMs }) => {
    const name = source.startsWith(builtIn) ? t('common.fiatBuiltInSource') : source;
    return t('common.fiatSource', { source: name, age: ago(savedAtMs) });
  };
}
