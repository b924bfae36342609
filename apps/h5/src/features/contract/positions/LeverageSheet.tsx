import { setContractMultiple } from '@candor/api';
import { liquidationPrice, marginAtMultiple, multipleMaxAt, shownLiquidationPrice } from '@candor/exchange/rules';
import { atoms, atomsToText, type Price, priceToText } from '@candor/money';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { liquidationWay } from '#features/position-model/live-picture.ts';
import { MultipleField, multipleOf } from '../form/MultipleField.tsx';
import type { PositionSheetProps } from './position-sheet.ts';

/** Changes the leverage of an open position, with the margin it would have and where it would then be liquidated. */
export function LeverageSheet({ isOpen, live, onClose, picture }: PositionSheetProps) {
  const t = useMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contract.leverageSheet.title', { pair: live.ticket.symbol })}>
      {isOpen && <LeverageFields key={live.ticket.ticketId} live={live} picture={picture} onClose={onClose} />}
    </Sheet>
  );
}

function LeverageFields({ live, picture, onClose }: Omit<PositionSheetProps, 'isOpen'>) {
  const t = useMessages();
  const { ticket, rules, position, figures, mark } = live;
  const { code, scale, spendable } = picture.account;
  const [typed, setTyped] = useState(String(ticket.multiple));
  const change = useCommand(setContractMultiple, {
    onDone: () => {
      toast('success', t('contract.leverageSheet.done', { multiple: typed }));
      onClose();
    },
  });
  const most = multipleMaxAt(rules.tiers, figures.notional);
  const multiple = multipleOf(typed, most);
  const isNew = multiple !== undefined && multiple !== ticket.multiple;
  const { marginMode } = ticket;
  const now = { ...position, marginMode, multiple: ticket.multiple };
  const after = isNew ? marginAtMultiple(rules.grid, rules.tiers, now, multiple, mark.price) : position.margin;
  const isCovered = after !== undefined && after - position.margin <= spendable;
  const problem =
    multiple === undefined
      ? t('contract.leverageSheet.tooHigh', { most: String(most) })
      : after === undefined
        ? t('contract.leverageSheet.frees')
        : isCovered
          ? undefined
          : t('contract.problems.balance');
  const exact = after && liquidationPrice(rules.grid, rules.tiers, position, atoms(after - position.settled));
  const presentLiquidation = liquidationWay(picture, live).price;
  // Margin that moves within a cross account moves nobody's liquidation.
  const liquidation =
    marginMode === 'cross' ? presentLiquidation : exact && shownLiquidationPrice(rules.grid, position.direction, exact);
  const priceText = (price: Price | undefined) =>
    price === undefined ? (
      t('contract.form.never')
    ) : (
      <AmountText value={priceToText(price)} decimals={rules.priceDecimals} className="text-warn" />
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-13 text-fg-2">
        {t(marginMode === 'cross' ? 'contract.leverageSheet.textCross' : 'contract.leverageSheet.text')}
      </p>
      <MultipleField typed={typed} onType={setTyped} most={most} error={typed === '' ? undefined : problem} />
      <Facts>
        <Fact label={t('common.available')}>
          <AmountText value={atomsToText(spendable, scale)} decimals={2} unit={code} isPrivate />
        </Fact>
        <Fact label={t('contract.leverageSheet.now')}>
          <AmountText value={ticket.margin} decimals={2} unit={code} isPrivate />
        </Fact>
        <Fact label={t('contract.leverageSheet.after')}>
          <AmountText value={after && atomsToText(after, scale)} decimals={2} unit={code} isPrivate />
        </Fact>
        <Fact label={t('contract.leverageSheet.liquidationNow')}>{priceText(presentLiquidation)}</Fact>
        <Fact label={t('contract.leverageSheet.liquidationAfter')}>
          {after === undefined ? '--' : priceText(liquidation)}
        </Fact>
      </Facts>
      <Button
        isWide
        isBusy={change.isBusy}
        isDisabled={!isNew || problem !== undefined}
        onClick={() => multiple !== undefined && void change.run({ ticketId: ticket.ticketId, multiple })}
      >
        {t('contract.multipleSheet.take', { multiple: String(multiple ?? ticket.multiple) })}
      </Button>
    </div>
  );
}
