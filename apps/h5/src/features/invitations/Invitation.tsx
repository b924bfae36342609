import { saveFile } from '@candor/kit';
import { IconButton, Logo } from '@candor/kit/view';
import { Copy, Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { toast } from '#ui/Toast.tsx';
import { useShare } from '#features/help/use-share.ts';
import { invitationImage } from './card-image.ts';
import { pageUrl } from '#features/help/share.ts';

/** The card with the code, and the ways to hand it on. */
export function Invitation({ code }: { readonly code: string }) {
  const t = useMessages();
  const { share, copy } = useShare();
  const [isSaving, setIsSaving] = useState(false);
  const link = invitationLink(code);

  async function saveImage(): Promise<void> {
    setIsSaving(true);
    try {
      const font = getComputedStyle(document.body).fontFamily;
      const words = {
        title: t('invitations.cardTitle'),
        text: t('settings.shareText'),
        codeLabel: t('invitations.code'),
      };
      saveFile(await invitationImage({ ...words, code, link, font }), `candor-${code}.png`);
      toast('success', t('invitations.imageSaved'));
    } catch {
      // A browser without an off-screen canvas: the link and the code are still there to copy.
      toast('error', t('invitations.imageFailed'));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <Card className="flex flex-col items-center px-5 pt-6 pb-5 text-center">
        <Logo size={44} />
        <h2 className="mt-3 text-22 font-bold">{t('invitations.cardTitle')}</h2>
        <p className="mt-0.5 mb-4 text-13 text-fg-2">{t('settings.shareText')}</p>
        <QrCode text={link} label={t('invitations.qr')} className="aspect-square w-[12.25rem] max-w-full" />
        <p className="mt-4 text-12 text-fg-3">{t('invitations.code')}</p>
        <p className="mt-0.5 flex items-center gap-2.5 text-22 font-semibold tracking-[0.08em]">
          {code}
          <IconButton
            label={t('invitations.copyCode')}
            icon={<Copy aria-hidden />}
            size={18}
            onClick={() => void copy(code)}
            className="text-fg-3"
          />
        </p>
      </Card>
      <Card className="flex items-center gap-3 px-4 py-3">
        <span className="min-w-0 flex-1">
          <span className="block text-12 text-fg-3">{t('invitations.link')}</span>
          <span className="block text-13 break-all">{link}</span>
        </span>
        <Button look="soft" size="small" onClick={() => void copy(link)}>
          {t('invitations.copyLink')}
        </Button>
      </Card>
      <div className="grid grid-cols-2 gap-2.5">
        <Button
          look="soft"
          isBusy={isSaving}
          icon={<Download aria-hidden className="size-[1.125rem]" />}
          onClick={() => void saveImage()}
        >
          {t('invitations.saveImage')}
        </Button>
        <Button
          icon={<Share2 aria-hidden className="size-[1.125rem]" />}
          onClick={() => void share(t('invitations.cardTitle'), link)}
        >
          {t('common.share')}
        </Button>
      </div>
    </div>
  );
}

/** The address that opens the registration with the code filled in. */
function invitationLink(code: string): string {
  return pageUrl(`/pages/common/register?code=${encodeURIComponent(code)}`);
}
