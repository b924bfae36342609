import type { RailRow } from '@candor/api';
import { saveFile } from '@candor/kit';
import { Copy, ImageDown } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { toast } from '#ui/Toast.tsx';
import { useShare } from '#features/help/use-share.ts';
import { addressImage } from './address-image.ts';

/** The number of characters that people compare: at the beginning and at the end. */
const headLength = 6;
const tailLength = 4;

/** An address whole, with both of its ends in bold. */
function AddressText({ address }: { readonly address: string }) {
  return (
    <p className="mt-1 px-1 text-center text-15 leading-[1.375rem] font-medium text-balance break-all select-text">
      <b className="font-bold">{address.slice(0, headLength)}</b>
      {address.slice(headLength, -tailLength)}
      <b className="font-bold">{address.slice(-tailLength)}</b>
    </p>
  );
}

interface AddressCardProps {
  readonly rail: RailRow;
  readonly address: string;
  readonly qrText: string;
  /** Of this user alone; else the house's, which everybody pays. */
  readonly isOwn: boolean;
}

/** The address as a code and as text, to copy and to keep. */
export function AddressCard({ rail, address, qrText, isOwn }: AddressCardProps) {
  const t = useMessages();
  const { copy } = useShare();
  const [isSaving, setIsSaving] = useState(false);
  const { network, code } = rail;
  const label = t(isOwn ? 'deposit.addressOf' : 'deposit.houseAddress', { network });

  async function saveImage(): Promise<void> {
    setIsSaving(true);
    try {
      const picture = await addressImage({
        title: t('deposit.imageTitle', { asset: code, network }),
        address,
        qrText,
        warning: t('deposit.warning', { asset: code, network }),
        font: getComputedStyle(document.body).fontFamily,
      });
      saveFile(picture, `candor-${code}-${network}.png`);
      toast('success', t('deposit.imageSaved'));
    } catch {
      // A browser without an off-screen canvas: the address can still be copied.
      toast('error', t('deposit.imageFailed'));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Card className="flex flex-col items-center px-4 pt-6 pb-4">
      <div className="relative w-[12.75rem] max-w-full">
        <QrCode text={qrText} label={t('deposit.qrOf', { network })} className="aspect-square w-full" />
        <span aria-hidden className="absolute top-1/2 left-1/2 -translate-1/2 rounded-full bg-white p-[0.1875rem]">
          <CoinMark code={code} size={34} />
        </span>
      </div>
      <p className="mt-4 text-12 text-fg-2">{label}</p>
      <AddressText address={address} />
      <div className="mt-4 grid w-full grid-cols-2 gap-2">
        <Button
          look="soft"
          size="medium"
          icon={<Copy aria-hidden className="size-[1.125rem]" strokeWidth={1.75} />}
          onClick={() => void copy(address)}
        >
          {t('deposit.copy')}
        </Button>
        <Button
          look="soft"
          size="medium"
          isBusy={isSaving}
          icon={<ImageDown aria-hidden className="size-[1.125rem]" strokeWidth={1.75} />}
          onClick={() => void saveImage()}
        >
          {t('deposit.saveImage')}
        </Button>
      </div>
    </Card>
  );
}
