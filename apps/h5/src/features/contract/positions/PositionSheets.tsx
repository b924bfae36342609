import { useLast } from '#hooks/use-last.ts';
import { HoldAlone } from '#features/copy/mine/HoldAlone.tsx';
import type { LivePicture, LiveTicket } from '#features/position-model/live-picture.ts';
import { CloseSheet } from './CloseSheet.tsx';
import { ExitsSheet } from './ExitsSheet.tsx';
import { LeverageSheet } from './LeverageSheet.tsx';
import { MarginSheet } from './MarginSheet.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';
import { WhySheet } from './WhySheet.tsx';

export type SheetName = 'exits' | 'margin' | 'leverage' | 'reverse' | 'selfHold' | 'close' | 'why';

interface PositionSheetsProps {
  readonly what: SheetName | undefined;
  /** Absent: it is open no more, and neither is its sheet. */
  readonly live: LiveTicket | undefined;
  readonly picture: LivePicture;
  readonly onClose: () => void;
}

/** The sheets of one list of positions: at most one is open, on the position as it moves. */
export function PositionSheets({ what, live, picture, onClose }: PositionSheetsProps) {
  const shown = useLast(live);
  if (shown === undefined) return null;
  const open = live === undefined ? undefined : what;
  const sheet = (name: SheetName) => ({ isOpen: open === name, live: shown, picture, onClose });
  return (
    <>
      <ExitsSheet {...sheet('exits')} />
      <MarginSheet {...sheet('margin')} />
      <LeverageSheet {...sheet('leverage')} />
      <CloseSheet {...sheet('close')} />
      <ReverseDialog {...sheet('reverse')} />
      <HoldAlone ticket={shown.ticket} isOpen={open === 'selfHold'} onClose={onClose} />
      <WhySheet {...sheet('why')} />
    </>
  );
}
