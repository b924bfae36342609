import { type Atoms, atomsToText, percentOfPpm, priceToText } from '@candor/money';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { liquidationWay } from '#features/position-model/live-picture.ts';
import type { PositionSheetProps } from './position-sheet.ts';

/** The formula of the liquidation price, with the position's own numbers in it. */
export function WhySheet({ isOpen, live, picture, onClose }: PositionSheetProps) {
  const t = useMessages();
  const format = useFormat();
  const { ticket, rules } = live;
  const { code, scale } = picture.account;
  const way = liquidationWay(picture, live);
  const decimals = rules.priceDecimals;
  const [baseCode = ''] = ticket.symbol.split('/');
  const isLong = ticket.direction === 'long';
  const text = (amount: Atoms) => format.amount(atomsToText(amount, scale));
  const rate = format.amount(percentOfPpm(way.maintenance));
  const [quantity, entry] = [ticket.quantity, ticket.entryPrice].map((value) => format.amount(value));
  const numbers = isLong
    ? `(${quantity} × ${entry} − ${text(way.behind)} − ${text(way.deduction)}) ÷ (${quantity} × (1 − ${rate}%))`
    : `(${text(way.behind)} + ${quantity} × ${entry} + ${text(way.deduction)}) ÷ (${quantity} × (1 + ${rate}%))`;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contract.why.title')}>
      <div className="flex flex-col gap-3">
        <p className="text-13 text-fg-2">{way.price === undefined ? t('contract.why.none') : t('contract.why.text')}</p>
        {way.isShared ? (
          <p className="text-13 text-fg-2">{t('contract.why.shared', { pair: ticket.symbol })}</p>
        ) : (
          <div className="rounded-control bg-inset px-3 py-2.5 text-13 tabular-nums">
            <p className="text-fg-2">{t(isLong ? 'contract.why.formulaLong' : 'contract.why.formulaShort')}</p>
            <p className="pt-1 break-words">{numbers}</p>
          </div>
        )}
        <Facts>
          <Fact label={t('contract.why.quantity')}>
            <AmountText value={ticket.quantity} unit={baseCode} />
          </Fact>
          <Fact label={t('contract.why.entry')}>
            <AmountText value={ticket.entryPrice} decimals={decimals} />
          </Fact>
          <Fact label={t('contract.why.behind')}>
            <AmountText value={atomsToText(way.behind, scale)} unit={code} />
          </Fact>
          <Fact label={t('contract.why.rate')}>{rate}%</Fact>
          <Fact label={t('contract.why.deduction')}>
            <AmountText value={atomsToText(way.deduction, scale)} unit={code} />
          </Fact>
          <Fact label={t('contract.why.result')}>
            <AmountText
              value={way.price && priceToText(way.price)}
              decimals={decimals}
              className="font-semibold text-warn"
            />
          </Fact>
        </Facts>
        <p className="text-12 text-fg-3">
          {t(ticket.marginMode === 'isolated' ? 'contract.why.behindIsolated' : 'contract.why.behindCross')}{' '}
          {t('contract.why.stops')}
        </p>
      </div>
    </Sheet>
  );
}
