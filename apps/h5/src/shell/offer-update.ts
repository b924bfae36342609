import { registerSW } from 'virtual:pwa-register';
import type { useMessages } from '#i18n/use-messages.ts';
import { loadToasts } from '#ui/Toast.tsx';

/** Has the app keep itself, and offers a new release once it is here. */
export function offerUpdates(t: ReturnType<typeof useMessages>): void {
  const update = registerSW({
    async onNeedRefresh() {
      const { sonner } = await loadToasts();
      sonner.info(t('common.newVersion'), {
        id: 'new-version',
        duration: Number.POSITIVE_INFINITY,
        action: { label: t('common.reload'), onClick: () => void update(true) },
      });
    },
  });
}
