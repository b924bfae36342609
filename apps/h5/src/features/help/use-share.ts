import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';
import { copyText, sharePage } from './share.ts';

/** Sharing and copying with the toast that belongs to each outcome. */
export function useShare() {
  const t = useMessages();
  return {
    async share(title: string, url: string): Promise<void> {
      const outcome = await sharePage(title, url);
      if (outcome === 'copied') toast('success', t('content.linkCopied'));
      if (outcome === 'failed') toast('error', t('content.shareFailed'));
    },
    async copy(text: string): Promise<void> {
      if (await copyText(text)) toast('success', t('common.copied'));
      else toast('error', t('content.shareFailed'));
    },
  };
}
