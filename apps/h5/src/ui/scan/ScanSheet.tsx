import { Empty } from '@candor/kit/view';
import { CameraOff } from 'lucide-react';
import { useState } from 'react';
import { isHeic } from '#lib/picture-file.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Sheet } from '../Sheet.tsx';
import { CameraView } from './CameraView.tsx';
import type { CameraTrouble } from './camera.ts';
import { PictureButton } from './PictureButton.tsx';
import { readQr } from './qr-reader.ts';

interface ScanSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** With the text of the code, whatever it is. The sheet closes by itself. */
  readonly onFound: (text: string) => void;
}

const troubleKeys = {
  nothing: 'addresses.noCodeInPicture',
  heic: 'errors.upload_heic',
  failed: 'addresses.pictureUnreadable',
} as const;

/** Reads a QR code with the camera or from a picture, on this device. Uses the texts of the wallet. */
export function ScanSheet({ isOpen, onClose, onFound }: ScanSheetProps) {
  const t = useMessages();
  const [trouble, setTrouble] = useState<CameraTrouble>();
  const [picture, setPicture] = useState<'reading' | keyof typeof troubleKeys>();
  const close = () => {
    setTrouble(undefined);
    setPicture(undefined);
    onClose();
  };
  const take = (text: string) => {
    close();
    onFound(text);
  };
  async function readPicture(file: File): Promise<void> {
    setPicture('reading');
    try {
      const text = await readQr(file);
      if (text === undefined) setPicture('nothing');
      else take(text);
    } catch (error) {
      console.warn(error);
      setPicture(isHeic(file) ? 'heic' : 'failed');
    }
  }
  const footer = (
    <PictureButton isWide isBusy={picture === 'reading'} onPicture={(file) => void readPicture(file)}>
      {t('addresses.choosePicture')}
    </PictureButton>
  );
  return (
    <Sheet isOpen={isOpen} onClose={close} title={t('addresses.scan')} footer={footer}>
      {isOpen && trouble === undefined && (
        <CameraView label={t('addresses.cameraPicture')} onFound={take} onTrouble={setTrouble} />
      )}
      {trouble !== undefined && (
        <Empty
          icon={<CameraOff />}
          title={t(`addresses.cameraTroubles.${trouble}`)}
          text={t('addresses.cameraTroubleText')}
        />
      )}
      {picture !== undefined && picture !== 'reading' && (
        <p role="alert" className="mt-3 rounded-tile bg-danger-soft p-3 text-13 text-danger">
          {t(troubleKeys[picture])}
        </p>
      )}
      <p className="mt-3 text-12 text-fg-3">{t('addresses.scanText')}</p>
    </Sheet>
  );
}
