import type { IdentityDocument, IdentityFailure, IdType } from '@candor/api';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { type PictureProblem, pictureProblem } from '#lib/picture-file.ts';
import { PictureSheet } from '#ui/PictureSheet.tsx';
import { documentsOf, failureOf, fileProblemKeys, isKept, type PicturesForm } from './pictures-form.ts';
import { PictureTile } from './PictureTile.tsx';
import { PreviewSheet } from './PreviewSheet.tsx';

interface PictureTilesProps {
  readonly form: PicturesForm;
  readonly failures: readonly IdentityFailure[];
  readonly onSend: (document: IdentityDocument, file: Blob) => void;
  readonly onRemove: (document: IdentityDocument) => void;
}

const labelOf = (document: IdentityDocument, idType: IdType) =>
  document === 'front' && idType === 'passport' ? 'page' : document;

/** The pictures of this kind of document: added, looked at, taken again. */
export function PictureTiles({ form, failures, onSend, onRemove }: PictureTilesProps) {
  const t = useMessages();
  const [adding, setAdding] = useState<IdentityDocument>();
  const [looking, setLooking] = useState<IdentityDocument>();
  const [refused, setRefused] = useState<Partial<Record<IdentityDocument, PictureProblem>>>({});
  const { idType, chosen } = form;
  const label = (document: IdentityDocument) => t(`identity.picture.${labelOf(document, idType)}`);

  function take(document: IdentityDocument, file: File): void {
    const problem = pictureProblem(file);
    setRefused({ ...refused, [document]: problem });
    if (problem === undefined) onSend(document, file);
  }
  function problemOf(document: IdentityDocument): string | undefined {
    const wrong = refused[document];
    if (wrong !== undefined) return t(fileProblemKeys[wrong]);
    // The reviewer's finding is about the picture that this one replaces.
    const failure = chosen[document] === undefined ? failureOf(failures, document) : undefined;
    return (
      failure &&
      t('identity.failed.line', {
        field: t(`identity.fields.${failure.field}`),
        fault: t(`identity.faults.${failure.reason}`),
      })
    );
  }
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        {documentsOf(idType).map((document) => {
          const picture = chosen[document];
          return (
            <div key={document} className="flex min-w-0 flex-col gap-1.5">
              <PictureTile
                label={label(document)}
                picture={picture}
                isKept={isKept(form, document)}
                problem={problemOf(document)}
                onAdd={() => setAdding(document)}
                onLook={() => setLooking(document)}
                onSendAgain={() => picture !== undefined && onSend(document, picture.file)}
              />
              {document === 'selfie' && picture === undefined && (
                <p className="text-12 text-fg-3">{t('identity.picture.selfieText')}</p>
              )}
            </div>
          );
        })}
      </div>
      <PictureSheet
        isOpen={adding !== undefined}
        onClose={() => setAdding(undefined)}
        title={adding === undefined ? '' : label(adding)}
        camera={adding === 'selfie' ? 'user' : 'environment'}
        takeText={t('identity.picture.take')}
        chooseText={t('identity.picture.choose')}
        hint={t('identity.picture.kinds')}
        onPicture={(file) => adding !== undefined && take(adding, file)}
      />
      <PreviewSheet
        file={looking && chosen[looking]?.file}
        label={looking === undefined ? '' : label(looking)}
        onClose={() => setLooking(undefined)}
        onRetake={() => {
          setLooking(undefined);
          setAdding(looking);
        }}
        onRemove={() => {
          setLooking(undefined);
          if (looking !== undefined) onRemove(looking);
        }}
      />
    </>
  );
}
