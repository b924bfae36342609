import type { SessionRow } from '@candor/api';
import { cx } from '@candor/kit';
import { type Atoms, atomsToText, priceToText } from '@candor/money';
import { CircleHelp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { AmountText, changeColour } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { Figure } from '#ui/Figure.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useFormat } from '#hooks/use-format.ts';
import { ClosedMarket } from '#features/market/ClosedMarket.tsx';
import { type LivePicture, type LiveTicket, liquidationWay } from '#features/position-model/live-picture.ts';
import { percentOfRate } from '#features/position-model/percent-text.ts';
import { PositionActions } from './PositionActions.tsx';
import type { SheetName } from './PositionSheets.tsx';
import { NearestExit } from './NearestExit.tsx';
import { RankLights } from './RankLights.tsx';
import { ShareButton } from './ShareButton.tsx';
import { TicketTags } from './TicketTags.tsx';
import { Unrealised } from './Unrealised.tsx';
import { WayToLiquidation } from './WayToLiquidation.tsx';

interface PositionCardProps {
  readonly live: LiveTicket;
  readonly picture: LivePicture;
  /** Has just been opened: comes into view, and is marked for a moment. */
  readonly isMarked: boolean;
  /** Of a stock whose market has a calendar. */
  readonly session: SessionRow | undefined;
  readonly onOpen: (what: SheetName) => void;
}

/** One position at the present mark: its result, its margin, and its actions. */
export function PositionCard({ live, picture, isMarked, session, onOpen }: PositionCardProps) {
  const t = useMessages();
  const format = useFormat();
  const { ticket, rules, figures, mark } = live;
  const { account } = picture;
  const text = (amount: Atoms) => atomsToText(amount, account.scale);
  const decimals = rules.priceDecimals;
  const liquidation = liquidationWay(picture, live).price;
  const [baseCode = ''] = ticket.symbol.split('/');
  const returned = percentOfRate(figures.returnRate);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isMarked)
      card.current?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, [isMarked]);
  return (
    <Card className={cx('px-4 pt-3.5 pb-4', isMarked && 'animate-mark')}>
      <article
        ref={card}
        className="scroll-mt-14 scroll-mb-8"
        aria-label={`${ticket.symbol} ${t(`contract.directions.${ticket.direction}`)}`}
      >
        <div className="flex items-center gap-1.5 huge:flex-wrap">
          <TicketTags
            ticket={ticket}
            onMultiple={ticket.ownership === 'own' && ticket.status === 'open' ? () => onOpen('leverage') : undefined}
          />
          <RankLights rank={ticket.figures?.deleverageRank ?? 0} />
          <ShareButton live={live} />
        </div>
        <ClosedMarket session={session} className="pt-2" />
        <div className="flex items-end justify-between gap-3 pt-2 huge:flex-wrap">
          <Unrealised value={text(figures.unrealised)} code={account.code} isStale={mark.isStale} />
          <div className="text-right">
            <p className="text-11 text-fg-3">{t('contract.card.return')}</p>
            <p
              className={cx('text-18 font-semibold tabular-nums', mark.isStale ? 'text-fg-3' : changeColour(returned))}
            >
              {format.change(returned)}
            </p>
          </div>
        </div>
        {liquidation !== undefined && <WayToLiquidation live={live} liquidation={liquidation} />}
        <dl className="grid grid-cols-3 gap-x-2 gap-y-2.5 pt-2.5 huge:grid-cols-2">
          <Figure label={t('contract.card.entry')}>
            <AmountText value={ticket.entryPrice} decimals={decimals} />
          </Figure>
          <Figure label={t('contract.card.mark')}>
            <PriceText value={priceToText(mark.price)} decimals={decimals} isStale={mark.isStale} />
          </Figure>
          <Figure
            isLast
            label={
              <button
                type="button"
                aria-label={t('contract.card.whyLiquidation')}
                onClick={() => onOpen('why')}
                className="press tap inline-flex items-center gap-1"
              >
                {t('contract.card.liquidation')}
                <CircleHelp aria-hidden className="size-3" />
              </button>
            }
          >
            {liquidation === undefined ? (
              <span className="text-fg-2">{t('contract.form.never')}</span>
            ) : (
              <AmountText value={priceToText(liquidation)} decimals={decimals} className="text-warn" />
            )}
          </Figure>
          <Figure label={t('contract.card.size')}>
            <AmountText value={ticket.quantity} unit={baseCode} isPrivate className="[&>span]:text-fg" />
          </Figure>
          <Figure label={t('contract.card.margin')}>
            <AmountText value={ticket.margin} decimals={2} isPrivate />
          </Figure>
          <Figure isLast label={t('contract.card.overnight')}>
            <AmountText value={negative(ticket.overnightTotal)} decimals={2} isPrivate />
          </Figure>
          <Figure label={t('trade.takeProfit')}>
            <NearestExit exits={ticket.exits} kinds={['take_profit']} decimals={decimals} />
          </Figure>
          <Figure label={t('trade.stopLoss')}>
            <NearestExit exits={ticket.exits} kinds={['stop_loss', 'trailing_stop']} decimals={decimals} />
          </Figure>
          <Figure isLast label={t('contract.card.opened')}>
            <TimeText atMs={ticket.openedAtMs ?? ticket.orderedAtMs} look="moment" />
          </Figure>
        </dl>
        <PositionActions ticket={ticket} onOpen={onOpen} />
      </article>
    </Card>
  );
}

/** A charge, as a statement would show it; nothing stays nothing. */
function negative(amount: string): string {
  return /^0(\.0*)?$/.test(amount) ? amount : `-${amount}`;
}
