import { useCallback } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import type { operatorActs } from './operator-acts.ts';

/** Says what an act does, in the reader's language. */
export function useActSummary(): (act: (typeof operatorActs)[number]) => string {
  const t = useMessages();
  return useCallback(({ name }) => t(`acts.summaries.${name}` as 'acts.summaries.setRail'), [t]);
}
