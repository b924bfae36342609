import type { DepositRow } from '@candor/api';
import { Tag, type TagLook } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';

const looks: Readonly<Record<DepositRow['status'], TagLook>> = {
  claimed: 'accent',
  pending: 'accent',
  kept: 'warn',
  credited: 'good',
  dropped: 'warn',
  refused: 'danger',
};

/** The state of a deposit, in a word. */
export function DepositTag({ status }: { readonly status: DepositRow['status'] }) {
  const t = useMessages();
  return <Tag look={looks[status]}>{t(`deposit.statuses.${status}`)}</Tag>;
}
