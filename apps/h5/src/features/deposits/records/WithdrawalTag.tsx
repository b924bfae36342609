import type { WithdrawalRow } from '@candor/api';
import { Tag, type TagLook } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';

const looks: Readonly<Record<WithdrawalRow['status'], TagLook>> = {
  requested: 'accent',
  held: 'warn',
  review: 'warn',
  approved: 'accent',
  signing: 'accent',
  signed: 'accent',
  broadcast: 'accent',
  confirmed: 'good',
  failed: 'danger',
  cancelled: 'plain',
  refused: 'danger',
};

/** The state of a withdrawal, in a word. */
export function WithdrawalTag({ status }: { readonly status: WithdrawalRow['status'] }) {
  const t = useMessages();
  return <Tag look={looks[status]}>{t(`deposit.outStatuses.${status}`)}</Tag>;
}
