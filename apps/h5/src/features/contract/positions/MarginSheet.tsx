import { moveContractMargin } from '@candor/api';
import { liquidationPrice, shownLiquidationPrice } from '@candor/exchange/rules';
import { atoms, atomsFromText, atomsToText, priceToText } from '@candor/money';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import type { PositionSheetProps } from './position-sheet.ts';

const ways = ['add', 'remove'] as const;
type Way = (typeof ways)[number];

/** Adds margin to an isolated position or takes some back, with where it would then be liquidated. */
export function MarginSheet({ isOpen, live, onClose, picture }: PositionSheetProps) {
  const t = useMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contract.marginSheet.title', { pair: live.ticket.symbol })}>
      {isOpen && <MarginFields key={live.ticket.ticketId} live={live} picture={picture} onClose={onClose} />}
    </Sheet>
  );
}

function MarginFields({ live, picture, onClose }: Omit<PositionSheetProps, 'isOpen'>) {
  const t = useMessages();
  const { ticket, rules, position } = live;
  const { code, scale, spendable } = picture.account;
  const [way, setWay] = useState<Way>('add');
  const [typed, setTyped] = useState('');
  const move = useCommand(moveContractMargin, {
    onDone: () => {
      toast('success', t(way === 'add' ? 'contract.marginSheet.added' : 'contract.marginSheet.taken'));
      onClose();
    },
  });
  const amount = atomsFromText(typed, scale);
  const isEnough = amount !== undefined && amount > 0n && amount <= (way === 'add' ? spendable : position.margin);
  const after = isEnough ? atoms(position.margin + (way === 'add' ? amount : -amount)) : position.margin;
  const exact = liquidationPrice(rules.grid, rules.tiers, position, atoms(after - position.settled));
  const liquidation = exact && shownLiquidationPrice(rules.grid, position.direction, exact);
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label={t('contract.marginSheet.title', { pair: ticket.symbol })}
        items={ways.map((id) => ({ id, label: t(`contract.marginSheet.${id}`) }))}
        value={way}
        onChange={setWay}
      />
      <AmountField
        label={t('contract.marginSheet.amount')}
        unit={code}
        decimals={scale}
        value={typed}
        onChange={(text) => setTyped(text)}
        hint={way === 'remove' ? t('contract.marginSheet.hint') : undefined}
        error={amount !== undefined && amount > 0n && !isEnough ? t('contract.problems.balance') : undefined}
      />
      <Facts>
        <Fact label={t('common.available')}>
          <AmountText value={atomsToText(spendable, scale)} decimals={2} unit={code} isPrivate />
        </Fact>
        <Fact label={t('contract.marginSheet.now')}>
          <AmountText value={ticket.margin} decimals={2} unit={code} isPrivate />
        </Fact>
        <Fact label={t('contract.marginSheet.after')}>
          <AmountText value={atomsToText(after, scale)} decimals={2} unit={code} isPrivate />
        </Fact>
        <Fact label={t('contract.marginSheet.liquidationAfter')}>
          {liquidation === undefined ? (
            t('contract.form.never')
          ) : (
            <AmountText value={priceToText(liquidation)} decimals={rules.priceDecimals} className="text-warn" />
          )}
        </Fact>
      </Facts>
      <Button
        isWide
        isBusy={move.isBusy}
        isDisabled={!isEnough}
        onClick={() => void move.run({ ticketId: ticket.ticketId, way, amount: typed })}
      >
        {t(`contract.marginSheet.${way}`)}
      </Button>
    </div>
  );
}
