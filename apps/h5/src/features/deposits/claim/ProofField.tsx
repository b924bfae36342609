import { cx } from '@candor/kit';
import { Check, ImagePlus, LoaderCircle } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useUpload } from '#hooks/use-upload.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { type PictureProblem, pictureProblem } from '#lib/picture-file.ts';
import { PictureInput } from '#ui/PictureInput.tsx';

interface ProofFieldProps {
  /** The server has the picture. */
  readonly isUploaded: boolean;
  /** Called with its location; undefined without a picture. */
  readonly onProof: (proof: string | undefined) => void;
}

interface Picture {
  readonly name: string;
  readonly url: string;
}

const problemKeys = {
  heic: 'errors.upload_heic',
  not_picture: 'deposit.problems.proofNotPicture',
  too_large: 'deposit.problems.proofTooLarge',
} as const satisfies Record<PictureProblem, string>;

/** A picture of the receipt: chosen, shown, and sent at once. */
export function ProofField({ isUploaded, onProof }: ProofFieldProps) {
  const t = useMessages();
  const id = useId();
  const failureText = useFailureText();
  const [picture, setPicture] = useState<Picture>();
  const [problem, setProblem] = useState<PictureProblem>();
  const { upload, isBusy, error, clearError } = useUpload('proof');
  // The preview's address is released when it is no longer shown.
  useEffect(() => () => URL.revokeObjectURL(picture?.url ?? ''), [picture]);

  async function choose(file: File): Promise<void> {
    const wrong = pictureProblem(file);
    clearError();
    setProblem(wrong);
    setPicture(wrong === undefined ? { name: file.name, url: URL.createObjectURL(file) } : undefined);
    onProof(undefined);
    if (wrong !== undefined) return;
    const location = await upload(file);
    if (location !== undefined) onProof(location);
  }

  const said = problem === undefined ? error && failureText(error) : t(problemKeys[problem]);
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-13 text-fg-2">{t('deposit.proof')}</span>
      <label
        htmlFor={id}
        className={cx(
          'press flex min-h-20 cursor-pointer items-center gap-3 rounded-field border border-dashed bg-inset p-3 outline-2 outline-transparent has-[input:focus-visible]:outline-accent',
          said === undefined ? 'border-line-strong' : 'border-danger',
        )}
      >
        {picture === undefined ? (
          <ImagePlus aria-hidden className="size-6 shrink-0 text-fg-3" strokeWidth={1.75} />
        ) : (
          <img
            src={picture.url}
            alt={t('deposit.proofChosen')}
            className="size-14 shrink-0 rounded-chip object-cover"
          />
        )}
        <span className="min-w-0 flex-1">
          <span className="block text-14 font-medium">
            {t(picture === undefined ? 'deposit.chooseProof' : 'deposit.otherProof')}
          </span>
          <span className={cx('block text-12 text-fg-3', picture !== undefined && 'truncate')}>
            {picture?.name ?? t('deposit.proofHint')}
          </span>
        </span>
        {isBusy && (
          <span role="status" className="flex items-center gap-1.5 text-12 text-fg-3">
            <LoaderCircle aria-hidden className="size-4 animate-spin" />
            {t('deposit.uploading')}
          </span>
        )}
        {isUploaded && !isBusy && <Check aria-hidden className="size-5 text-good" />}
        <PictureInput
          id={id}
          aria-describedby={said === undefined ? undefined : `${id}-note`}
          onPicture={(file) => void choose(file)}
          className="sr-only"
        />
      </label>
      {said !== undefined && (
        <p id={`${id}-note`} role="alert" className="text-12 text-danger">
          {said}
        </p>
      )}
    </div>
  );
}
