import { useEffect } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { loadToasts } from '#ui/Toast.tsx';
import { onIdle } from './on-idle.ts';

/** A new release is offered, never forced: someone may be in the middle of an order. */
export function UpdatePrompt() {
  const t = useMessages();
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const register = async () => {
      const { registerSW } = await import('virtual:pwa-register');
      const update = registerSW({
        async onNeedRefresh() {
          const toast = await loadToasts();
          toast.info(t('common.newVersion'), {
            id: 'new-version',
            duration: Number.POSITIVE_INFINITY,
            action: { label: t('common.reload'), onClick: () => void update(true) },
          });
        },
      });
    };
    return onIdle(() => void register().catch(console.warn));
    // Registered once; the words are those of the language at start.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
