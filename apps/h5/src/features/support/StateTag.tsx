import type { SupportState } from '@candor/api';
import { Tag, type TagLook } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';

const looks: Readonly<Record<SupportState, TagLook>> = {
  waiting: 'warn',
  open: 'warn',
  answered: 'accent',
  solved: 'plain',
};

/** The state of a case. */
export function StateTag({ state }: { readonly state: SupportState }) {
  const t = useMessages();
  return <Tag look={looks[state]}>{t(`support.states.${state}`)}</Tag>;
}
