import { hourMs, minuteMs } from '@candor/kernel';
import { type Duty, repeating } from '@candor/kernel/duty';
import type { Kysely } from 'kysely';
import type { Alerts } from './alerts/alerts.ts';
import type { ContentDesk } from './content/desk.ts';
import type { PlatformTables } from './database/tables.ts';
import type { Inbox } from './inbox/inbox.ts';
import { tellNews } from './inbox/tell-news.ts';
import type { PlatformLog } from './log.ts';
import type { Recovery } from './recovery/index.ts';
import type { Uploads } from './uploads/uploads.ts';
import type { Verification } from './verification/index.ts';

interface Kept {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly log: PlatformLog;
  readonly uploads: Uploads;
  readonly identity: Verification;
  readonly recovery: Recovery;
  readonly inbox: Inbox;
  readonly contentDesk: ContentDesk;
  readonly alerts: Alerts;
}

/** Logs the failure of a duty, which is tried again at its next turn. */
export function notDone(log: PlatformLog): (error: unknown) => void {
  return (error) =>
    log.error({ event: 'housekeeping.failed', err: error }, 'what has to be done by itself could not be');
}

/** The duties that delete, lapse and tell by themselves. Duties that people wait for run more often than those that only delete. */
export function housekeeping({ db, clock, log, ...kept }: Kept): readonly Duty[] {
  const { uploads, identity, recovery, inbox, contentDesk, alerts } = kept;
  const onError = notDone(log);
  const removeOld = async (): Promise<void> => {
    await uploads.removeExpired();
    await identity.removeOldPictures();
    await recovery.removeOld();
    await inbox.tidy();
  };
  const lapse = async (): Promise<void> => {
    await recovery.lookAfter();
    await contentDesk.lapse();
  };
  return [
    repeating('platform-deleting', { work: removeOld, everyMs: hourMs, isAtOnce: true, onError }),
    repeating('platform-lapsing', { work: lapse, everyMs: minuteMs, isAtOnce: true, onError }),
    repeating('news', { work: () => tellNews({ db, clock, inbox }), everyMs: minuteMs, onError }),
    repeating('alerts-tidying', { work: () => alerts.tidy(), everyMs: minuteMs, onError }),
  ];
}
