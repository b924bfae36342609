import { useMessages } from '#i18n/use-messages.ts';
import { type Coordinates, degreesText } from './place.ts';

/** "21.02851° N" and "105.85217° E". */
export function useDegreesText(): (at: Coordinates) => { readonly latitude: string; readonly longitude: string } {
  const t = useMessages();
  const plain = (degrees: number) => ({ degrees: `${degreesText(Math.abs(degrees))}°` });
  return ({ latitude, longitude }) => ({
    latitude: t(latitude < 0 ? 'places.south' : 'places.north', plain(latitude)),
    longitude: t(longitude < 0 ? 'places.west' : 'places.east', plain(longitude)),
  });
}
