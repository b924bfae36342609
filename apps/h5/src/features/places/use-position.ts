import { useState } from 'react';
import type { Coordinates } from './place.ts';

export type PositionProblem = 'refused' | 'unavailable' | 'tookTooLong' | 'unsupported' | 'insecure';

export type Position =
  | { readonly state: 'not_asked' | 'asking' }
  | { readonly state: 'known'; readonly at: Coordinates; readonly withinMetres: number }
  | { readonly state: 'failed'; readonly because: PositionProblem };

const waitMs = 20_000;
/** The age up to which a position is near enough: a minute. */
const freshMs = 60_000;

/** The position of the device. The browser is asked when `ask` is called, never by itself. */
export function usePosition(onKnown?: (at: Coordinates, withinMetres: number) => void) {
  const [position, setPosition] = useState<Position>({ state: 'not_asked' });
  function ask(): void {
    if (!window.isSecureContext) return setPosition({ state: 'failed', because: 'insecure' });
    if (!('geolocation' in navigator)) return setPosition({ state: 'failed', because: 'unsupported' });
    setPosition({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setPosition({ state: 'known', at: { latitude, longitude }, withinMetres: Math.ceil(accuracy) });
        onKnown?.({ latitude, longitude }, Math.ceil(accuracy));
      },
      (error) => setPosition({ state: 'failed', because: problemOf(error) }),
      { enableHighAccuracy: true, timeout: waitMs, maximumAge: freshMs },
    );
  }
  return { position, ask };
}

function problemOf({ code }: GeolocationPositionError): PositionProblem {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return 'refused';
  return code === GeolocationPositionError.TIMEOUT ? 'tookTooLong' : 'unavailable';
}
