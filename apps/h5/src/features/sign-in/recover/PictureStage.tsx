import { IdCard, NotebookPen, ScanFace } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { type PictureProblem, pictureProblem } from '#lib/picture-file.ts';
import { Button } from '#ui/Button.tsx';
import { PictureSheet } from '#ui/PictureSheet.tsx';
import { fileProblemKeys } from '#features/identity/pictures/pictures-form.ts';
import { PictureTile } from '#features/identity/pictures/PictureTile.tsx';
import { PreviewSheet } from '#features/identity/pictures/PreviewSheet.tsx';
import { Points } from '#features/safety/Points.tsx';
import { Paper } from './Paper.tsx';
import { RecoverFrame } from './RecoverFrame.tsx';
import type { stepsOf } from './stage.ts';
import type { OwnPicture } from './use-own-picture.ts';
import type { OpenRequest } from './use-recovery.ts';

interface PictureStageProps {
  readonly request: OpenRequest;
  readonly steps: ReturnType<typeof stepsOf>;
  readonly own: OwnPicture;
  readonly onChosen: () => void;
}

/** Face, document and a paper of today in one picture: taken or chosen, looked at, taken again. */
export function PictureStage({ request: { row }, steps, own, onChosen }: PictureStageProps) {
  const t = useMessages();
  const { picture } = own;
  const [isAdding, setIsAdding] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const [refused, setRefused] = useState<PictureProblem>();
  const label = t('recovery.picture.tile');
  const isKept = row.hasPicture && picture === undefined;

  function take(file: File): void {
    const problem = pictureProblem(file);
    setRefused(problem);
    if (problem === undefined) own.send(file);
  }

  return (
    <RecoverFrame
      steps={steps}
      title={t('recovery.picture.title')}
      text={t('recovery.picture.text')}
      footer={
        <Button
          isWide
          isDisabled={!isKept && picture?.state !== 'sent'}
          reason={t(`recovery.picture.${reasonOf(picture?.state)}`)}
          onClick={onChosen}
        >
          {t('recovery.intro.begin')}
        </Button>
      }
    >
      <Paper number={row.paperNumber} />
      <Points
        points={[
          { icon: ScanFace, text: t('recovery.picture.face') },
          { icon: IdCard, text: t('recovery.picture.document') },
          { icon: NotebookPen, text: t('recovery.picture.sheet') },
        ]}
      />
      <PictureTile
        label={label}
        picture={picture}
        isWhole
        isKept={isKept}
        problem={refused && t(fileProblemKeys[refused])}
        onAdd={() => setIsAdding(true)}
        onLook={() => setIsLooking(true)}
        onSendAgain={() => picture !== undefined && own.send(picture.file)}
      />
      <p className="-mt-2 text-12 text-fg-3">{t('recovery.picture.private')}</p>
      <PictureSheet
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        title={label}
        camera="user"
        takeText={t('identity.picture.take')}
        chooseText={t('identity.picture.choose')}
        hint={t('identity.picture.kinds')}
        onPicture={take}
      />
      <PreviewSheet
        file={isLooking ? picture?.file : undefined}
        label={label}
        onClose={() => setIsLooking(false)}
        onRetake={() => {
          setIsLooking(false);
          setIsAdding(true);
        }}
        onRemove={() => {
          setIsLooking(false);
          own.remove();
        }}
      />
    </RecoverFrame>
  );
}

/** The reason that the user cannot go on yet. */
function reasonOf(state: NonNullable<OwnPicture['picture']>['state'] | undefined): 'missing' | 'sending' | 'notSent' {
  if (state === 'sending') return 'sending';
  return state === 'not_sent' ? 'notSent' : 'missing';
}
