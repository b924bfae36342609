import { Note } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { type Identity, isAboutBasic, type LevelName, levelOf } from '../identity.ts';

interface FailedNoteProps {
  readonly identity: Identity;
  readonly name: LevelName;
}

/** The findings of a review, field by field, with a note that the rest stays; nothing when the level has not failed. */
export function FailedNote({ identity, name }: FailedNoteProps) {
  const t = useMessages();
  const { state, failures, kept, note } = levelOf(identity, name);
  if (state !== 'failed') return null;
  return (
    <Note tone="danger" title={t('identity.failed.title', { level: t(`identity.levels.${name}`) })}>
      <ul className="list-disc pl-4">
        {failures.map(({ field, reason }) => (
          <li key={field}>
            {t('identity.failed.line', {
              field: t(`identity.fields.${field}`),
              fault: t(`identity.faults.${reason}`),
            })}
          </li>
        ))}
      </ul>
      {note !== '' && <p className="mt-1 text-fg">“{note}”</p>}
      {name === 'advanced' && failures.some(isAboutBasic) && (
        <p className="mt-1">{t('identity.failed.ofLv1', { contact: t('common.titles.contact') })}</p>
      )}
      {kept.length > 0 && <p className="mt-1">{t('identity.failed.keeps')}</p>}
    </Note>
  );
}
