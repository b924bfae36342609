import { Note } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { type Identity, levelOf } from '../identity.ts';
import { FailedNote } from '../parts/FailedNote.tsx';
import { IdTypeCards } from '../parts/IdTypeCards.tsx';
import { SubmitFooter } from '../parts/SubmitFooter.tsx';
import { RealFrame } from '../RealFrame.tsx';
import { useSubmitIdentity } from '../use-submit-identity.ts';
import { picturesActions, picturesFormFrom, picturesInput, picturesProblems } from './pictures-form.ts';
import { PictureTiles } from './PictureTiles.tsx';
import { usePictures } from './use-pictures.ts';

/** The advanced level: pictures of the document. */
export function PicturesStage({ identity }: { readonly identity: Identity }) {
  const t = useMessages();
  const { failures, kept, state, idType } = levelOf(identity, 'advanced');
  const { form, setForm, send, remove } = usePictures(() =>
    picturesFormFrom(idType ?? identity.given?.idType ?? 'id_card', kept),
  );
  const submitting = useSubmitIdentity();
  const [problem] = picturesProblems(form);
  return (
    <RealFrame
      identity={identity}
      footer={
        <SubmitFooter identity={identity} reason={problem && t(`identity.problems.${problem}`)}>
          {(isOut) => (
            <Button
              isWide
              isBusy={submitting.isBusy}
              isDisabled={isOut || problem !== undefined}
              onClick={() => void submitting.submit(picturesInput(form))}
            >
              {t('identity.continue')}
            </Button>
          )}
        </SubmitFooter>
      }
    >
      {state === 'failed' ? (
        <FailedNote identity={identity} name="advanced" />
      ) : (
        <p className="-mt-2 text-13 text-fg-2">{t('identity.verified.basicDone')}</p>
      )}
      <IdTypeCards
        value={form.idType}
        onChange={(idType) => setForm((now) => picturesActions.setIdType(now, idType))}
      />
      <section className="flex flex-col gap-2.5">
        <div>
          <h2 className="text-15 font-semibold">{t('identity.pictures')}</h2>
          <p className="mt-0.5 text-12 text-fg-3">{t('identity.picturesText')}</p>
        </div>
        <PictureTiles form={form} failures={failures} onSend={send} onRemove={remove} />
        {submitting.error !== undefined && <Note tone="danger">{submitting.error}</Note>}
      </section>
    </RealFrame>
  );
}
