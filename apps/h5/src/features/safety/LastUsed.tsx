import { useMessages } from '#i18n/use-messages.ts';
import { TimeText } from '#ui/TimeText.tsx';

/** The last use of a key of the account. */
export function LastUsed({ atMs }: { readonly atMs: number | undefined }) {
  const t = useMessages();
  if (atMs === undefined) return t('safety.neverUsed');
  return (
    <>
      {t('safety.lastUsed')}: <TimeText atMs={atMs} />
    </>
  );
}
