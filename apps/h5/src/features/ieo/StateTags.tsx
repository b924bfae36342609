import type { ProjectRow } from '@candor/api';
import { Tag, type TagLook } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';

const looks: Readonly<Record<ProjectRow['state'], TagLook>> = {
  warm_up: 'accent',
  in_progress: 'good',
  calculating: 'warn',
  finished: 'plain',
  cancelled: 'danger',
};

type Shown = Pick<ProjectRow, 'state' | 'mode' | 'isDemonstration'>;

/** State, kind of sale, and that it is a demonstration. */
export function StateTags({ of: { state, mode, isDemonstration } }: { readonly of: Shown }) {
  const t = useMessages();
  return (
    <span className="flex flex-wrap gap-1.5">
      <Tag look={looks[state]}>{t(`ieo.states.${state}`)}</Tag>
      <Tag>{t(`ieo.modes.${mode}`)}</Tag>
      {isDemonstration && <Tag look="warn">{t('ieo.demonstration')}</Tag>}
    </span>
  );
}
