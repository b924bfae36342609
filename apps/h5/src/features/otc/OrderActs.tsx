import {
  appealOtcOrder,
  cancelOtcOrder,
  disputeOtcOrder,
  getOtcOrder,
  listOtcOrders,
  listWallets,
  otcReleaseSubject,
  type OtcOrderRow,
  payOtcOrder,
  releaseOtcOrder,
} from '@candor/api';
import { otcDisputeReasons } from '@candor/exchange/rules';
import { useState } from 'react';
import { StepUpSheet } from '#features/safety/step-up/StepUpSheet.tsx';
import { useProvenCommand } from '#features/safety/step-up/use-proven-command.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { SelectSheet } from '#ui/SelectSheet.tsx';

const renewed = { invalidates: [getOtcOrder, listOtcOrders, listWallets] };

/** The acts of the user on an order; those that move coins or end it, and disputes, are asked again. */
export function OrderActs({ order }: { readonly order: OtcOrderRow }) {
  const t = useMessages();
  const format = useFormat();
  const { orderId, acts, role, code, fiatCode, isCancelAsked } = order;
  const [isOwnName, setIsOwnName] = useState(false);
  const [asked, setAsked] = useState<'release' | 'cancel' | 'dispute'>();
  const done = { ...renewed, onDone: () => setAsked(undefined) };
  const pay = useCommand(payOtcOrder, renewed);
  const release = useProvenCommand(releaseOtcOrder, renewed);
  const cancel = useCommand(cancelOtcOrder, done);
  const dispute = useCommand(disputeOtcOrder, done);
  const appeal = useCommand(appealOtcOrder, renewed);
  const can = (act: OtcOrderRow['acts'][number]) => acts.includes(act);
  const leave = () => setAsked(undefined);
  return (
    <div className="flex flex-col gap-2">
      {can('pay') && (
        <>
          <Checkbox isChecked={isOwnName} onChange={setIsOwnName}>
            {t('otc.own')}
          </Checkbox>
          <Button
            isWide
            isBusy={pay.isBusy}
            isDisabled={!isOwnName}
            onClick={() => void pay.run({ orderId, isOwnName })}
          >
            {t('otc.acts.pay')}
          </Button>
        </>
      )}
      {can('release') && (
        <Button isWide onClick={() => setAsked('release')}>
          {t('otc.acts.release')}
        </Button>
      )}
      {can('appeal') && (
        <Button isWide look="soft" isBusy={appeal.isBusy} onClick={() => void appeal.run({ orderId })}>
          {t('otc.acts.appeal')}
        </Button>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2 empty:hidden">
        {can('cancel') && (
          <Button isWide look="soft" size="medium" onClick={() => setAsked('cancel')}>
            {t(isCancelAsked ? 'otc.acts.agree' : 'otc.acts.cancel')}
          </Button>
        )}
        {can('ask_cancel') && (
          <Button isWide look="soft" size="medium" isBusy={cancel.isBusy} onClick={() => void cancel.run({ orderId })}>
            {t('otc.acts.ask_cancel')}
          </Button>
        )}
        {can('dispute') && (
          <Button isWide look="soft" size="medium" onClick={() => setAsked('dispute')}>
            {t('otc.acts.dispute')}
          </Button>
        )}
      </div>
      <StepUpSheet
        isOpen={asked === 'release'}
        onClose={leave}
        action="otc_release"
        subject={otcReleaseSubject({ orderId })}
        summary={
          <>
            <p className="text-14 font-semibold">
              {t('otc.releaseTitle', { amount: format.amount(order.quantity), code })}
            </p>
            <p className="pt-0.5 text-13 text-fg-2">
              {t('otc.releaseText', { total: format.amount(order.total, order.fiatScale), fiat: fiatCode })}
            </p>
          </>
        }
        confirmText={t('otc.acts.release')}
        onProven={(proof) => release.run({ orderId }, proof)}
      />
      <AlertDialog
        isOpen={asked === 'cancel'}
        onClose={leave}
        title={t('otc.cancelTitle')}
        confirmText={t(isCancelAsked ? 'otc.acts.agree' : 'otc.acts.cancel')}
        dismissText={t('otc.keep')}
        isDestructive
        isBusy={cancel.isBusy}
        onConfirm={() => void cancel.run({ orderId })}
      >
        {t(isCancelAsked ? 'otc.asked' : 'otc.cancelText')}
      </AlertDialog>
      <SelectSheet
        isOpen={asked === 'dispute'}
        onClose={leave}
        title={t('otc.reasons.title')}
        options={otcDisputeReasons
          .filter((reason) => reason !== (role === 'buyer' ? 'not_paid' : 'not_released'))
          .map((id) => ({ id, label: t(`otc.reasons.${id}`) }))}
        value={undefined}
        onChange={(reason) => void dispute.run({ orderId, reason })}
      />
    </div>
  );
}
