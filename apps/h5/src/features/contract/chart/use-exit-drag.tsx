import { type ReactNode, useState } from 'react';
import { atomsToText, priceFromText } from '@candor/money';
import { useLast } from '#hooks/use-last.ts';
import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import type { LineDrag } from '#features/chart/draw/LineHandles.tsx';
import { profitAtExit } from '#features/position-model/ticket-figures.ts';
import type { LivePicture, LiveTicket } from '#features/position-model/live-picture.ts';
import { useLivePicture } from '#features/position-model/use-live-picture.ts';

const ExitsSheet = lazyDialog(() => import('../positions/ExitsSheet.tsx').then((m) => m.ExitsSheet));

interface Dragged {
  readonly ticketId: number;
  readonly place: number;
  readonly price: string;
}

/** Dragging of exits on the chart: what each price would bring, and the sheet in which a new one is confirmed. */
export function useExitDrag(): { readonly drag: LineDrag; readonly sheet: ReactNode } {
  const format = useFormat();
  const own = useOwnFormat();
  const picture = useLivePicture();
  const [moved, setMoved] = useState<Dragged>();
  const find = (ticketId: number | undefined) => picture?.open.find(({ ticket }) => ticket.ticketId === ticketId);
  const partsOf = (handle: string) => {
    const [ticketId = 0, place = 0] = handle.split(':').map(Number);
    return { ticketId, place };
  };
  const drag: LineDrag = {
    noteOf(handle, text) {
      const { ticketId, place } = partsOf(handle);
      const live = find(ticketId);
      const price = priceFromText(text);
      if (live === undefined || price === undefined || picture === undefined) return format.amount(text);
      const { ticket, rules, position } = live;
      const profit = profitAtExit(rules, position, ticket.exits[place]?.lots ?? ticket.lots, price);
      const gain = own.gain(atomsToText(profit, picture.account.scale), 2);
      return `${format.amount(text, rules.priceDecimals)} · ${gain} ${picture.account.code}`;
    },
    onMoved: (handle, price) => setMoved({ ...partsOf(handle), price }),
  };
  const live = find(moved?.ticketId);
  const sheet =
    picture === undefined ? null : <MovedSheet {...{ moved, live, picture }} onClose={() => setMoved(undefined)} />;
  return { drag, sheet };
}

interface MovedSheetProps {
  readonly moved: Dragged | undefined;
  /** Absent: nothing was dragged, or the position is open no more. */
  readonly live: LiveTicket | undefined;
  readonly picture: LivePicture;
  readonly onClose: () => void;
}

function MovedSheet({ moved, live, picture, onClose }: MovedSheetProps) {
  const shown = useLast(live);
  const last = useLast(moved);
  if (shown === undefined) return null;
  return (
    <ExitsSheet
      isOpen={moved !== undefined && live !== undefined}
      live={shown}
      picture={picture}
      moved={last}
      onClose={onClose}
    />
  );
}
