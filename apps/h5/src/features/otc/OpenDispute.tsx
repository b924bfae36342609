import { disputeOtcOrder, getOtcDispute, getOtcOrder, listOtcOrders, type OtcOrderRow } from '@candor/api';
import { Note } from '@candor/kit/view';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { type Statement, StatementForm } from './StatementForm.tsx';

/** The form that opens a dispute: what it is about, and what happens then. */
export function OpenDispute({ order }: { readonly order: OtcOrderRow }) {
  const t = useMessages();
  const format = useFormat();
  const { orderId, role, quantity, code } = order;
  const [statement, setStatement] = useState<Statement>({ reason: undefined, text: '' });
  const opening = useCommand(disputeOtcOrder, { invalidates: [getOtcDispute, getOtcOrder, listOtcOrders] });
  const { reason, text } = statement;
  return (
    <Page
      title={t('common.titles.otcDispute')}
      footer={
        <Button
          isWide
          isBusy={opening.isBusy}
          isDisabled={reason === undefined}
          reason={reason === undefined ? t('otc.dispute.reasonMissing') : undefined}
          onClick={() => reason !== undefined && void opening.run({ orderId, reason, text: text.trim() })}
        >
          {t('otc.acts.dispute')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 px-4 pt-3 pb-6">
        <Note>{t('otc.dispute.held', { amount: format.amount(quantity), code })}</Note>
        <StatementForm role={role} value={statement} onChange={setStatement} />
        <p className="text-12 text-fg-3">{t('otc.dispute.later')}</p>
      </div>
    </Page>
  );
}
