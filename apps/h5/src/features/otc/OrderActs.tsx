import {
  cancelOtcOrder,
  getOtcOrder,
  listOtcOrders,
  listWallets,
  otcReleaseSubject,
  type OtcOrderRow,
  payOtcOrder,
  releaseOtcOrder,
} from '@candor/api';
import { Checkbox } from '@candor/kit/view';
import { useState } from 'react';
import { StepUpSheet } from '#features/safety/step-up/StepUpSheet.tsx';
import { useProvenCommand } from '#features/safety/step-up/use-proven-command.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';

const renewed = { invalidates: [getOtcOrder, listOtcOrders, listWallets] };

interface OrderActsProps {
  readonly order: OtcOrderRow;
  /** The verified name of the buyer. */
  readonly payerName: string | undefined;
}

/** The acts of the user on an order; those that move coins or end it are asked again, and disputes have a page of their own. */
export function OrderActs({ order, payerName }: OrderActsProps) {
  const t = useMessages();
  const format = useFormat();
  const { orderId, acts, code, fiatCode, isCancelAsked } = order;
  const [isOwnName, setIsOwnName] = useState(false);
  const [asked, setAsked] = useState<'release' | 'cancel'>();
  const done = { ...renewed, onDone: () => setAsked(undefined) };
  const pay = useCommand(payOtcOrder, renewed);
  const release = useProvenCommand(releaseOtcOrder, renewed);
  const cancel = useCommand(cancelOtcOrder, done);
  const can = (act: OtcOrderRow['acts'][number]) => acts.includes(act);
  const leave = () => setAsked(undefined);
  const toDispute = () => navigateTo('/pages/otc/dispute', { id: orderId });
  return (
    <div className="flex flex-col gap-2">
      {can('pay') && (
        <>
          <Checkbox isChecked={isOwnName} onChange={setIsOwnName}>
            {payerName === undefined ? t('otc.own') : t('otc.ownNamed', { name: payerName })}
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
        <Button isWide look="soft" onClick={toDispute}>
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
          <Button isWide look="soft" size="medium" onClick={toDispute}>
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
    </div>
  );
}
