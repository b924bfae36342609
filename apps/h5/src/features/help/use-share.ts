import { useMessages } from '#i18n/use-messages.ts';
import { say } from '#ui/Toast.tsx';
import { copyText, sharePage } from './share.ts';

/** Sharing and copying with the toast that belongs to each outcome. */
export function useShare() {
  const t = useMessages();
  return {
    async share(title: string, url: string): Promise<void> {
      const outcome = await sharePage(title, url);
      if (outcome === 'copied') say('success', t('content.linkCopied'));
      if (outcome === 'failed') say('error', t('content.shareFailed'));
    },
    async copy(text: string): Promise<void> {
      if (await copyText(text)) say('success', t('common.copied'));
      else say('error', t('content.shareFailed'));
    },
  };
}
