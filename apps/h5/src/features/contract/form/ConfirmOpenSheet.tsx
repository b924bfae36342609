import type { openContract } from '@candor/api';
import { Tag } from '@candor/kit/view';
import type { Command } from '#hooks/use-command.ts';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { CouponField } from '#features/coupons/CouponField.tsx';
import { useCouponChoice } from '#features/coupons/use-coupon-choice.ts';
import { ConfirmButtons } from '#features/desk/ConfirmButtons.tsx';
import type { ContractPair } from '../use-contract-market.ts';
import { type AskedOrder, ConfirmOpenFacts } from './ConfirmOpenFacts.tsx';
import { lotsOf } from '../lots.ts';
import type { ContractFacts } from './contract-problems.ts';
import { couponPlanOf, inputFrom } from './contract-request.ts';
import { useContractPreview } from './use-contract-preview.ts';
import { useLotsText } from '../use-lots-text.ts';

interface ConfirmOpenSheetProps {
  /** The order as it was when the user asked for it; absent: closed. */
  readonly asked: AskedOrder | undefined;
  readonly pair: ContractPair;
  readonly facts: ContractFacts;
  readonly open: Command<typeof openContract>;
  readonly onClose: () => void;
}

/** Every figure before the tap, checked with the server while it is open. */
export function ConfirmOpenSheet({ asked, pair, facts, open, onClose }: ConfirmOpenSheetProps) {
  const t = useMessages();
  const lotsText = useLotsText();
  const shown = useLast(asked);
  return (
    <Sheet
      isOpen={asked !== undefined}
      onClose={onClose}
      title={t('trade.confirmTitle')}
      footer={
        shown && <OpenButtons asked={shown} isOpen={asked !== undefined} pair={pair} open={open} onClose={onClose} />
      }
    >
      {shown && (
        <>
          <div className="flex flex-wrap items-center gap-2 pb-1">
            <Tag look={shown.direction === 'long' ? 'up' : 'down'}>{t(`contract.directions.${shown.direction}`)}</Tag>
            <p className="text-18 font-bold">
              {pair.row.symbol} · {lotsText(shown.form.lots)}
            </p>
            <Tag>{t('contract.times', { multiple: String(shown.form.multiple) })}</Tag>
            <Tag>{t(`contract.marginModes.${shown.form.marginMode}`)}</Tag>
          </div>
          <ConfirmOpenFacts asked={shown} isOpen={asked !== undefined} pair={pair} facts={facts} />
        </>
      )}
    </Sheet>
  );
}

interface OpenButtonsProps {
  readonly asked: AskedOrder;
  readonly isOpen: boolean;
  readonly pair: ContractPair;
  readonly open: Command<typeof openContract>;
  readonly onClose: () => void;
}

function OpenButtons({ asked: { form, direction, exits }, isOpen, pair, open, onClose }: OpenButtonsProps) {
  const t = useMessages();
  const { refusal, figures } = useContractPreview(form, direction, pair.row, isOpen, exits);
  const coupons = useCouponChoice(figures && couponPlanOf(figures, pair));
  async function send(): Promise<boolean> {
    const lots = lotsOf(form.lots);
    if (lots === undefined) return false;
    const opened = await open.run(inputFrom(form, direction, lots, pair.row, exits), coupons.picked);
    return opened !== undefined;
  }
  return (
    <>
      <CouponField choice={coupons} />
      <ConfirmButtons
        look={direction === 'long' ? 'buy' : 'sell'}
        label={t(direction === 'long' ? 'contract.form.openLong' : 'contract.form.openShort')}
        isBusy={open.isBusy}
        refusal={refusal}
        error={open.error}
        onSend={send}
        onCancel={onClose}
      />
    </>
  );
}
