import { type QuotationRow, textOfLots } from '@candor/api';
import { type Atoms, atoms, atomsToText, mulDiv, price, type Price, priceFromText, priceToText } from '@candor/money';
import type { Direction, Lots } from '@candor/exchange/rules';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ChartLine } from '#features/chart/ChartPanel.tsx';
import { chartSettings } from '#features/chart/chart-settings.ts';
import { type LiveTicket, liquidationWay } from '#features/position-model/live-picture.ts';
import { useLivePicture } from '#features/position-model/use-live-picture.ts';

const directions = ['long', 'short'] as const;
const exitTitles = { take_profit: 'takeProfit', stop_loss: 'stopLoss', trailing_stop: 'trailingStop' } as const;

/**
 * The user's prices in a contract: positions of a direction at their mean entry with the profit of now, their exits, the nearest
 * price that liquidates one, and limit orders; none where that is off.
 */
export function usePositionLines(pair: QuotationRow): readonly ChartLine[] {
  const t = useMessages();
  const format = useFormat();
  const own = useOwnFormat();
  const isShown = useStore(chartSettings, ({ showsOrders }) => showsOrders);
  const picture = useLivePicture();
  const lines: ChartLine[] = [];
  if (isShown && picture !== undefined) {
    const open = picture.open.filter(({ ticket }) => ticket.pairId === pair.pairId);
    for (const direction of directions) {
      const side = sideOf(open, direction);
      if (side === undefined) continue;
      const words = { direction: t(`contract.directions.${direction}`), lots: own.amount(textOfLots(side.lots)) };
      const profit = own.gain(atomsToText(side.unrealised, picture.account.scale), 2);
      lines.push({
        price: priceToText(side.entry),
        title: `${t('contract.chart.position', words)} · ${profit}`,
        tone: direction === 'long' ? 'up' : 'down',
      });
    }
    for (const { ticket } of open) {
      for (const [place, { kind, price: at }] of ticket.exits.entries()) {
        if (at === undefined) continue;
        const title = t(`contract.chart.${exitTitles[kind]}`);
        const isOwn = ticket.ownership === 'own' && kind !== 'trailing_stop';
        const handle = isOwn ? { handle: `${ticket.ticketId}:${place}` } : {};
        lines.push({ price: at, title, tone: kind === 'take_profit' ? 'up' : 'down', ...handle });
      }
    }
    for (const direction of directions) {
      const found = open
        .filter(({ ticket }) => ticket.direction === direction)
        .flatMap((live) => liquidationWay(picture, live).price ?? []);
      // The first that the mark would meet.
      const nearest = found.reduce<Price | undefined>(
        (best, one) => (best === undefined || (direction === 'long' ? one > best : one < best) ? one : best),
        undefined,
      );
      if (nearest !== undefined) {
        lines.push({ price: priceToText(nearest), title: t('contract.chart.liquidation'), tone: 'warn' });
      }
    }
    for (const ticket of picture.pending) {
      if (ticket.pairId !== pair.pairId) continue;
      const words = {
        direction: t(`contract.directions.${ticket.direction}`),
        lots: format.amount(textOfLots(ticket.lots)),
      };
      const { triggerPrice, trailPercent, trailDistance } = ticket;
      const trails = trailPercent !== undefined || trailDistance !== undefined;
      const isWaiting = (ticket.waitsFor !== undefined || trails) && triggerPrice !== undefined;
      if (isWaiting)
        lines.push({
          price: triggerPrice,
          title: t(trails ? 'contract.chart.trail' : 'contract.chart.trigger', words),
        });
      if ((!isWaiting && !trails) || ticket.entryType === 'limit')
        lines.push({ price: ticket.limitPrice, title: t('contract.chart.order', words) });
    }
  }
  // The same lines are the same list, so that the drawing rests while nothing of them changes.
  const key = JSON.stringify(lines);
  return useMemo(() => JSON.parse(key) as readonly ChartLine[], [key]);
}

interface Side {
  readonly lots: Lots;
  readonly entry: Price;
  readonly unrealised: Atoms;
}

/** The positions of a direction as one: their lots, the mean of their entries, and their profit; absent without any. */
function sideOf(open: readonly LiveTicket[], direction: Direction): Side | undefined {
  let [lots, worth, unrealised] = [0, 0n, 0n];
  for (const { ticket, figures } of open) {
    const entry = ticket.entryPrice === undefined ? undefined : priceFromText(ticket.entryPrice);
    if (ticket.direction !== direction || entry === undefined) continue;
    lots += ticket.lots;
    worth += BigInt(entry) * BigInt(ticket.lots);
    unrealised += figures.unrealised;
  }
  if (lots === 0) return undefined;
  return {
    lots: lots as Lots,
    entry: price(Number(mulDiv(worth, 1n, BigInt(lots), 'down'))),
    unrealised: atoms(unrealised),
  };
}
