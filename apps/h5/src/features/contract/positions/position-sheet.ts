import type { LivePicture, LiveTicket } from '#features/position-model/live-picture.ts';

/** The props of every sheet of a position. */
export interface PositionSheetProps {
  readonly isOpen: boolean;
  readonly live: LiveTicket;
  readonly picture: LivePicture;
  readonly onClose: () => void;
}
