import type { CallError } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';

/** A failure in the user's words: the server's own if it sent any, else ours. */
export function useFailureText(): (error: CallError) => string {
  const t = useMessages();
  return ({ failure }) => {
    if ('message' in failure && failure.message && failure.kind !== 'broken') return failure.message;
    if (failure.kind === 'timed_out') return t('common.timedOut');
    if (failure.kind === 'broken' && failure.code === 'chunk_load_error') return t('common.chunkLoadError');
    if (failure.kind === 'unreachable') return t('common.serverDidNotAnswer');
    return t('common.somethingWrong');
  };
}
