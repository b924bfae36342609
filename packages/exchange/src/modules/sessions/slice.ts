import type { Frame, Listings, Prices } from '../../slices.ts';
import type { Sessions } from './sessions.ts';
import type { sessionsSpec } from './spec.ts';

export interface SessionsSlice extends Frame<typeof sessionsSpec>, Listings, Prices {
  readonly sessions: Sessions;
}
