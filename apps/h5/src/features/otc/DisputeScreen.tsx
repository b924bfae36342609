import { appealOtcOrder, getOtcDispute, getOtcOrder, listOtcOrders, listWallets } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useToldHere } from '#hooks/use-told-here.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { useTalkRenewal } from '#features/conversations/use-talk-renewal.ts';
import type { Dispute } from './dispute.ts';
import { Evidence } from './Evidence.tsx';
import { LateNote, StateClock } from './StateClock.tsx';
import { OpenDispute } from './OpenDispute.tsx';
import { Statements } from './Statements.tsx';
import { useDealsStream } from './use-deals-stream.ts';
import { Verdicts } from './Verdicts.tsx';

const renewEveryMs = 15_000;
const toldHere = ['otc_disputed', 'otc_appealed', 'otc_decided', 'otc_verdict_late', 'otc_ended'] as const;

/** pages/otc/dispute: the dispute about one order, from its reason to the signed verdict. `id` is the number of the order. */
export function DisputeScreen({ params }: ScreenProps) {
  const t = useMessages();
  const orderId = Number(params.id);
  const isNumber = Number.isSafeInteger(orderId) && orderId > 0;
  // A statement of the other side is no fact of the exchange, and no message.
  const found = useCall(getOtcDispute, { orderId }, { isEnabled: isNumber, everyMs: renewEveryMs });
  useDealsStream();
  useTalkRenewal(getOtcDispute);
  useToldHere(toldHere, 'order', String(orderId));
  const title = t('common.titles.otcDispute');
  const none = <Empty icon={<Scale />} title={t('otc.dispute.none')} />;
  if (!isNumber) return <Page title={title}>{none}</Page>;
  return (
    <Loaded
      from={found}
      skeleton={<SkeletonRows rows={6} className="px-4" />}
      failureClass="p-4"
      failure={({ failure }) => failure.kind === 'refused' && failure.code === 'otc_order_not_found' && none}
      renderFrame={(state) => <Page title={title}>{state}</Page>}
    >
      {(dispute) => {
        if (dispute.order.acts.includes('dispute')) return <OpenDispute order={dispute.order} />;
        if (dispute.order.disputeReason === undefined) return <Page title={title}>{none}</Page>;
        return <OpenedDispute dispute={dispute} />;
      }}
    </Loaded>
  );
}

function OpenedDispute({ dispute }: { readonly dispute: Dispute }) {
  const t = useMessages();
  const format = useFormat();
  const { order, conversationId, evidence } = dispute;
  const { orderId, state, quantity, code, acts } = order;
  const [isAsking, setIsAsking] = useState(false);
  const appeal = useCommand(appealOtcOrder, {
    invalidates: [getOtcDispute, getOtcOrder, listOtcOrders, listWallets],
    onDone: () => setIsAsking(false),
  });
  const isOpen = state === 'disputed' || state === 'appealed';
  return (
    <Page
      title={t('common.titles.otcDispute')}
      footer={
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          <Button isWide look="soft" onClick={() => navigateTo('/pages/otc/order', { id: orderId })}>
            {t('otc.dispute.toOrder')}
          </Button>
          {acts.includes('appeal') && (
            <Button isWide onClick={() => setIsAsking(true)}>
              {t('otc.acts.appeal')}
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-5 px-4 pt-3 pb-6">
        <section aria-label={t(`otc.states.${state}`)} className="flex flex-col gap-1">
          <div className="flex items-baseline justify-between gap-3">
            <h2 aria-live="polite" className="text-18 font-semibold">
              {t(`otc.states.${state}`)}
            </h2>
            <StateClock order={order} />
          </div>
          <p className="text-13 text-fg-2">
            {isOpen
              ? t('otc.dispute.held', { amount: format.amount(quantity), code })
              : state === 'decided' || state === 'closed'
                ? t(`otc.next.${state}`)
                : t('otc.dispute.settled')}
          </p>
        </section>
        <LateNote order={order} />
        <Verdicts dispute={dispute} />
        <Statements dispute={dispute} canState={isOpen} />
        <Evidence
          conversationId={conversationId}
          orderId={orderId}
          evidence={evidence}
          role={order.role}
          canAdd={isOpen || state === 'decided'}
        />
      </div>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('otc.dispute.appealTitle')}
        confirmText={t('otc.acts.appeal')}
        dismissText={t('otc.keep')}
        isBusy={appeal.isBusy}
        onConfirm={() => void appeal.run({ orderId })}
      >
        {t('otc.dispute.appealText')}
      </AlertDialog>
    </Page>
  );
}
