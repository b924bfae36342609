import type { SubscriptionRow } from '@candor/api';
import { type CalendarEvent, calendarText } from '#lib/calendar-file.ts';

type Release = SubscriptionRow['releases'][number];

/** The releases of a subscription that are still to come, as a file for a calendar. */
export function releaseCalendar(
  { projectId, subscriptionId, tokenCode, releases }: SubscriptionRow,
  wordsOf: (release: Release) => Pick<CalendarEvent, 'summary' | 'description'>,
  { nowMs, host }: { readonly nowMs: number; readonly host: string },
) {
  const events = releases.flatMap((release, row) =>
    release.isPaid
      ? []
      : [{ uid: `ieo-${projectId}-${subscriptionId}-${row}@${host}`, atMs: release.atMs, ...wordsOf(release) }],
  );
  const mediaType = 'text/calendar;charset=utf-8';
  const fileName = `ieo-${projectId}-${tokenCode.toLowerCase()}.ics`;
  return { fileName, mediaType, content: new Blob([calendarText(events, nowMs)], { type: mediaType }) };
}
