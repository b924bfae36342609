/** The figures on the screen when the amount was typed. */
export interface Seen {
  readonly railId: number;
  readonly available: string;
  readonly fee: string;
}

/** Figures that changed while the user was typing: shown again, because the user has relied on them. */
export interface Changes {
  readonly available?: string;
  readonly fee?: { readonly before: string; readonly after: string };
}

/** Of another rail nothing was seen yet, so nothing has changed. */
export function changesSince(seen: Seen | undefined, now: Seen): Changes {
  if (seen === undefined || seen.railId !== now.railId) return {};
  return {
    ...(seen.available !== now.available && { available: now.available }),
    ...(seen.fee !== now.fee && { fee: { before: seen.fee, after: now.fee } }),
  };
}
