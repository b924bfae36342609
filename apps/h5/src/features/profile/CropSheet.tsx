import { Note } from '@candor/kit/view';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { isHeic } from '#lib/picture-file.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { type Crop, moved, placeOf, wholeCrop, zoomed, zoomMax } from './crop.ts';
import { cutOut } from './cut-out.ts';
import { useBitmap } from './use-bitmap.ts';

interface CropSheetProps {
  /** Absent: closed. */
  readonly file: File | undefined;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onClose: () => void;
  readonly onCut: (picture: Blob) => void;
}

/** The square of a picture that becomes the avatar. */
export function CropSheet({ file, isBusy, problem, onClose, onCut }: CropSheetProps) {
  const t = useMessages();
  const bitmap = useBitmap(file);
  const image = bitmap.state === 'ready' ? bitmap.image : undefined;
  const [chosen, setChosen] = useState<{ readonly image: ImageBitmap; readonly crop: Crop }>();
  const crop = image && (chosen?.image === image ? chosen.crop : wholeCrop(image.width, image.height));
  const isReady = image !== undefined && crop !== undefined;
  const setCrop = (next: Crop) => image !== undefined && setChosen({ image, crop: next });
  return (
    <Sheet
      isOpen={file !== undefined}
      onClose={onClose}
      title={t('profile.crop.title')}
      footer={
        <Button
          isWide
          isBusy={isBusy}
          isDisabled={!isReady}
          onClick={() => {
            if (isReady) void cutOut(image, crop).then(onCut);
          }}
        >
          {t('profile.crop.save')}
        </Button>
      }
    >
      {bitmap.state === 'failed' && file !== undefined && (
        <Note tone="danger">{t(isHeic(file) ? 'errors.upload_heic' : 'profile.crop.unreadable')}</Note>
      )}
      {problem !== undefined && <Note tone="danger">{problem}</Note>}
      {isReady && (
        <div className="flex flex-col items-center gap-4 pt-2">
          <CropWindow image={image} crop={crop} onChange={setCrop} />
          <label className="flex w-full max-w-72 flex-col gap-1 text-13 text-fg-2">
            {t('profile.crop.zoom')}
            <input
              type="range"
              min={1}
              max={zoomMax}
              step={0.05}
              value={crop.zoom}
              onChange={(event) => setCrop(zoomed(crop, Number(event.target.value)))}
              className="h-11 w-full accent-(--accent)"
            />
          </label>
        </div>
      )}
    </Sheet>
  );
}

interface CropWindowProps {
  readonly image: ImageBitmap;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** Of the window's side, with each press of an arrow key. */
const keyStep = 0.04;
const zoomStep = 0.2;
/** Drawn finer than it is shown. */
const pixels = 576;

function CropWindow({ image, crop, onChange }: CropWindowProps) {
  const t = useMessages();
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ readonly x: number; readonly y: number; readonly crop: Crop }>(undefined);
  useEffect(() => {
    const paper = canvas.current?.getContext('2d');
    const { left, top, width, height } = placeOf(crop);
    paper?.clearRect(0, 0, pixels, pixels);
    paper?.drawImage(image, left * pixels, top * pixels, width * pixels, height * pixels);
  }, [image, crop]);

  function drag(event: PointerEvent<HTMLElement>): void {
    if (from.current === undefined) return;
    const side = event.currentTarget.clientWidth;
    const { x, y, crop: begun } = from.current;
    onChange(moved(begun, (event.clientX - x) / side, (event.clientY - y) / side));
  }
  function press(event: KeyboardEvent): void {
    const next = {
      ArrowLeft: () => moved(crop, -keyStep, 0),
      ArrowRight: () => moved(crop, keyStep, 0),
      ArrowUp: () => moved(crop, 0, -keyStep),
      ArrowDown: () => moved(crop, 0, keyStep),
      '+': () => zoomed(crop, crop.zoom + zoomStep),
      '=': () => zoomed(crop, crop.zoom + zoomStep),
      '-': () => zoomed(crop, crop.zoom - zoomStep),
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next());
  }
  return (
    <div
      role="application"
      aria-label={t('profile.crop.area')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The picture is moved by arrow keys too.
      tabIndex={0}
      data-base-ui-swipe-ignore
      className="relative size-72 cursor-move touch-none overflow-hidden rounded-tile bg-inset"
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY, crop };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = undefined;
      }}
      onPointerCancel={() => {
        from.current = undefined;
      }}
    >
      <canvas ref={canvas} width={pixels} height={pixels} className="size-full" />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 rounded-full border-2 border-white/80 shadow-[0_0_0_999px_#0008]"
      />
    </div>
  );
}
