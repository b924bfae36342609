import { cx } from '@candor/kit';
import { Camera, Check, CircleAlert, CircleCheck, ImageOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { FileImage } from '#ui/FileImage.tsx';
import type { Picture } from './pictures-form.ts';

interface PictureTileProps {
  readonly label: string;
  readonly picture: Picture | undefined;
  /** All of it is shown, with room left at its sides, where one picture has to hold everything. */
  readonly isWhole?: boolean;
  /** One of the last submission is here. */
  readonly isKept: boolean;
  /** The reason that the reviewer sent it back, or that the last chosen file was not accepted. */
  readonly problem: string | undefined;
  readonly onAdd: () => void;
  readonly onLook: () => void;
  readonly onSendAgain: () => void;
}

/** Room for one picture, 1.5 : 1, with how far it is. */
export function PictureTile({
  label,
  picture,
  isWhole = false,
  isKept,
  problem,
  onAdd,
  onLook,
  onSendAgain,
}: PictureTileProps) {
  const t = useMessages();
  const said = problem ?? picture?.because;
  // A present picture is not wrong because another file was not accepted in its place.
  const isWrong = picture === undefined ? said !== undefined : picture.state === 'not_sent';
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <button
        type="button"
        aria-label={t(picture === undefined ? 'identity.picture.add' : 'identity.picture.look', { picture: label })}
        onClick={picture === undefined ? onAdd : onLook}
        className={cx(
          'press relative grid aspect-[3/2] place-items-center overflow-hidden rounded-tile border bg-surface',
          picture === undefined ? 'border-dashed' : 'border-solid',
          isWrong ? 'border-danger' : picture === undefined ? 'border-fg-3' : 'border-line',
        )}
      >
        {picture !== undefined ? (
          <FileImage
            file={picture.file}
            alt=""
            className={cx('absolute inset-0 size-full', isWhole ? 'object-contain' : 'object-cover')}
            whenBroken={<ImageOff aria-hidden className="size-6 text-fg-3" strokeWidth={1.75} />}
          />
        ) : (
          <span className="flex flex-col items-center gap-2 px-2 text-fg-2">
            {isKept ? (
              <CircleCheck aria-hidden className="size-6 text-good" strokeWidth={1.75} />
            ) : (
              <Camera aria-hidden className="size-6" strokeWidth={1.75} />
            )}
            <span className="text-center text-13">{label}</span>
            {isKept && <span className="text-center text-11 text-fg-3">{t('identity.failed.takenOver')}</span>}
          </span>
        )}
        {picture !== undefined && <Progress picture={picture} />}
      </button>
      {picture !== undefined && (
        <p className="flex items-center justify-between gap-2 text-12">
          <span className="truncate text-fg-2">{label}</span>
          <State picture={picture} />
        </p>
      )}
      {said !== undefined && (
        <p role="alert" className="text-12 text-danger">
          {said}
        </p>
      )}
      {picture?.state === 'not_sent' && (
        <button
          type="button"
          onClick={onSendAgain}
          className="press tap flex items-center gap-1 self-start text-13 font-medium text-accent"
        >
          <RotateCw aria-hidden className="size-3.5" />
          {t('identity.picture.again')}
        </button>
      )}
    </div>
  );
}

function Progress({ picture: { state, percent } }: { readonly picture: Picture }) {
  if (state !== 'sending') return null;
  return (
    <span aria-hidden className="absolute inset-x-0 bottom-0 h-1 bg-inset">
      <span className="block h-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
    </span>
  );
}

function State({ picture: { state, percent } }: { readonly picture: Picture }): ReactNode {
  const t = useMessages();
  const [icon, text] = {
    sending: [null, t('identity.picture.sending', { percent: String(percent) })],
    sent: [
      <Check key="sent" aria-hidden className="size-3.5 text-good" strokeWidth={2.5} />,
      t('identity.picture.sent'),
    ],
    not_sent: [<CircleAlert key="not" aria-hidden className="size-3.5 text-danger" />, t('identity.picture.notSent')],
  }[state];
  return (
    <span role="status" className="flex shrink-0 items-center gap-1 text-fg-3 tabular-nums">
      {icon}
      {text}
    </span>
  );
}
