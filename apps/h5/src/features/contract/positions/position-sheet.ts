import type { LivePicture, LiveTicket } from '#features/position-model/live-picture.ts';

/** What every sheet of a position gets. */
export interface PositionSheetProps {
  readonly isOpen: boolean;
  readonly live: LiveTicket;
  readonly picture: LivePicture;
  readonly onClose: () => void;
}
