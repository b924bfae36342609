/** The kinds of alerts. `move` is either way; `liquidation` is of all open contract positions of the user. */
export const alertKinds = ['above', 'below', 'move', 'liquidation'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** `fired` has told what it was for and `expired` never will: neither is looked at any more. */
export const alertStates = ['live', 'paused', 'fired', 'expired'] as const;
export type AlertState = (typeof alertStates)[number];

/** The windows in which a move is measured, in seconds. */
export const alertWindows = [60, 300, 900, 3_600, 14_400, 86_400] as const;

/** The days that an alert may run; 0 is without an end. */
export const alertDays = [1, 7, 30, 90, 0] as const;

/** Alerts of one user that are live or paused. */
export const alertsMax = 100;

/** The least and the largest move or distance, in millionths. */
export const alertSharePpm = { min: 1_000, max: 500_000 } as const;

/** Letters of a note. */
export const alertNoteMax = 60;
