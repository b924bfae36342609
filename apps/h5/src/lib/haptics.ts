import { settings } from '#client/read.ts';

/** A short knock for an accepted act, a slider detent, a star, a copy; a longer one for an error. */
export function knock(kind: 'accepted' | 'refused' = 'accepted'): void {
  if (settings.get().hasHaptics) navigator.vibrate?.(kind === 'accepted' ? 10 : 30);
}
