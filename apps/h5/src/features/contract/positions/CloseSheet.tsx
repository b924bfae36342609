import { closeContract, listContractTickets, textOfLots } from '@candor/api';
import type { Lots } from '@candor/exchange/rules';
import { type Atoms, atoms, atomsToText, priceToText } from '@candor/money';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { PercentSlider } from '#ui/PercentSlider.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import { toast } from '#ui/Toast.tsx';
import { lotsDecimals, lotsOf } from '../lots.ts';
import { closeEstimate } from '#features/position-model/ticket-figures.ts';
import type { PositionSheetProps } from './position-sheet.ts';

/** Closes a position or a part of it, with the result by the present index. */
export function CloseSheet({ isOpen, live, onClose, picture }: PositionSheetProps) {
  const t = useMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contract.closeSheet.title', { pair: live.ticket.symbol })}>
      {isOpen && <CloseFields key={live.ticket.ticketId} live={live} picture={picture} onClose={onClose} />}
    </Sheet>
  );
}

function CloseFields({ live, picture, onClose }: Omit<PositionSheetProps, 'isOpen'>) {
  const t = useMessages();
  const { ticket, rules, position, mark } = live;
  const { code, scale } = picture.account;
  const [typed, setTyped] = useState(textOfLots(ticket.lots));
  const close = useCommand(closeContract, {
    invalidates: [listContractTickets],
    onDone: () => {
      toast('success', t('contract.closeSheet.asked'));
      onClose();
    },
  });
  const lots = lotsOf(typed);
  const isUsable = lots !== undefined && lots <= ticket.lots;
  const estimate = isUsable ? closeEstimate(rules, position, lots, mark.price) : undefined;
  const text = (amount: Atoms | undefined) => (amount === undefined ? undefined : atomsToText(amount, scale));
  const percent = isUsable ? Math.round((lots / ticket.lots) * 100) : 0;
  return (
    <div className="flex flex-col gap-3">
      <StepperField
        label={t('contract.closeSheet.lots')}
        step="1"
        decimals={lotsDecimals}
        value={typed}
        onChange={(value) => setTyped(value)}
        error={lots !== undefined && !isUsable ? t('contract.problems.exitLots') : undefined}
      />
      <PercentSlider
        label={t('contract.closeSheet.share')}
        value={percent}
        onChange={(share) => setTyped(textOfLots(Math.max(1, Math.floor((ticket.lots * share) / 100)) as Lots))}
      />
      <Facts>
        <Fact label={t('contract.closeSheet.price')}>
          <AmountText value={estimate && priceToText(estimate.price)} decimals={rules.priceDecimals} />
        </Fact>
        <Fact label={t('contract.closeSheet.priceProfit')}>
          <AmountText value={text(estimate?.profit)} decimals={4} isChange />
        </Fact>
        <Fact label={t('contract.closeSheet.closeFee')}>
          <AmountText value={text(estimate && atoms(-estimate.fee))} decimals={4} isChange />
        </Fact>
        <Fact label={t('contract.closeSheet.total')}>
          <AmountText value={text(estimate?.total)} decimals={4} unit={code} isChange className="font-semibold" />
        </Fact>
      </Facts>
      <p className="text-12 text-fg-3">{t('contract.closeSheet.text')}</p>
      <Button
        isWide
        isBusy={close.isBusy}
        isDisabled={!isUsable}
        onClick={() =>
          void close.run({
            ticketId: ticket.ticketId,
            ...(lots !== undefined && lots < ticket.lots ? { lots } : {}),
          })
        }
      >
        {t('contract.closeSheet.do', { lots: isUsable ? textOfLots(lots) : '--' })}
      </Button>
    </div>
  );
}
