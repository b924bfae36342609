import type { AccountParts } from '../accounts/parts.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { Verification } from '../verification/index.ts';
import type { CancelLinks } from './cancel-links.ts';

/** The dependencies of this folder's flows. */
export interface RecoveryParts extends AccountParts {
  readonly uploads: Uploads;
  readonly identity: Pick<Verification, 'open'>;
  readonly cancelLinks: CancelLinks;
  /** From asking to carrying out. */
  readonly waitMs: number;
}
