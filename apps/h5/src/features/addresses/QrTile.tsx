import { CircleCheck, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { isHeic } from '#lib/picture-file.ts';
import { PictureButton } from '#ui/scan/PictureButton.tsx';
import { readQr } from '#ui/scan/qr-reader.ts';
import type { PictureState, ReadPicture } from './address-form.ts';

interface QrTileProps {
  readonly network: string;
  readonly picture: Blob | undefined;
  readonly state: PictureState;
  readonly onRead: (picture: ReadPicture) => void;
}

/** The picture of the address, read here first, with its result. */
export function QrTile({ network, picture, state, onRead }: QrTileProps) {
  const t = useMessages();
  const [reading, setReading] = useState<'busy' | 'nothing' | 'heic' | 'failed'>();
  async function read(file: File): Promise<void> {
    setReading('busy');
    try {
      const text = await readQr(file);
      setReading(text === undefined ? 'nothing' : undefined);
      if (text !== undefined) onRead({ file, text });
    } catch (error) {
      console.warn(error);
      setReading(isHeic(file) ? 'heic' : 'failed');
    }
  }
  const trouble =
    reading === 'nothing'
      ? t('addresses.noCodeInPicture')
      : reading === 'heic' || reading === 'failed'
        ? t(reading === 'heic' ? 'errors.upload_heic' : 'addresses.pictureUnreadable')
        : state.kind === 'useless'
          ? t('addresses.qrNoAddress', { network })
          : state.kind === 'differs'
            ? t('addresses.qrDiffers', { address: state.address })
            : undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-13 text-fg-2">{t('addresses.qrCode')}</span>
      <div className="flex items-center gap-4 rounded-card border border-dashed huge:flex-col huge:items-start border-line-strong p-3">
        <span className="grid size-21 shrink-0 place-items-center overflow-hidden rounded-tile bg-inset text-fg-3">
          {picture === undefined ? (
            <QrIcon aria-hidden className="size-9" strokeWidth={1.25} />
          ) : (
            <Shown picture={picture} />
          )}
        </span>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
          <p className="text-12 text-fg-3">{t('addresses.qrText')}</p>
          <PictureButton size="small" isBusy={reading === 'busy'} onPicture={(file) => void read(file)}>
            {t(picture === undefined ? 'addresses.qrChoose' : 'addresses.qrChange')}
          </PictureButton>
        </div>
      </div>
      {trouble !== undefined && (
        <p role="alert" className="text-12 break-words text-danger">
          {trouble}
        </p>
      )}
      {trouble === undefined && state.kind === 'matches' && (
        <p role="status" className="flex items-center gap-1.5 text-12 text-fg-2">
          <CircleCheck aria-hidden className="size-4 text-good" />
          {t('addresses.qrMatches')}
        </p>
      )}
    </div>
  );
}

function Shown({ picture }: { readonly picture: Blob }) {
  const [shown, setShown] = useState(() => linkTo(picture));
  if (shown.picture !== picture) setShown(linkTo(picture));
  // Once it is drawn the link has served, and the picture is released with its field.
  return (
    <img alt="" src={shown.url} className="size-full object-cover" onLoad={() => URL.revokeObjectURL(shown.url)} />
  );
}

function linkTo(picture: Blob) {
  return { picture, url: URL.createObjectURL(picture) };
}
