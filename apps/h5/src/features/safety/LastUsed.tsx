import { useMessages } from '#i18n/use-messages.ts';
import { TimeText } from '#ui/TimeText.tsx';

/** When a key of the account was last used. */
export function LastUsed({ atMs }: { readonly atMs: number | undefined }) {
  const t = useMessages();
  if (atMs === undefined) return t('safety.neverUsed');
  return (
    <>
      {t('safety.lastUsed')}: <TimeText atMs={atMs} />
    </>
  );
}
