/**
 * The newest revision of the core's rules in this build. A journal whose rules this build would decide otherwise
 * replays under the revision it had; a changed rule asks `core.revision` which one is in force.
 *
 * - 0: the rules of journals founded before there were revisions.
 * - 1: quotes that are refused once the index has moved, protection that outlives a gap, clock faults, proposals.
 * - 2: operators propose and confirm rates of fiat.
 * - 3: options that end at once, a night's fees and liquidations are worked through in pieces.
 */
export const newestRevision = 3;
