import type { Params, ParamsInput } from '#client/navigation.ts';

/** A spot on Earth in degrees (WGS 84): north and east are above zero. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Place extends Coordinates {
  /** May be empty. */
  readonly name: string;
  /** May be empty. */
  readonly address: string;
}

export type CoordinatesProblem = 'missing' | 'unreadable' | 'latitude' | 'longitude';

/** Of a name or an address, in a link as in a field. */
export const placeTextMax = 120;
/** Five decimals are about a metre. */
const decimals = 5;

const isLatitude = (value: number) => value >= -90 && value <= 90;
const isLongitude = (value: number) => value >= -180 && value <= 180;

/** Reads "21.0285, 105.8542" as maps write it: degrees with a point, a comma or a space between. */
export function readCoordinates(typed: string): Coordinates | { readonly problem: CoordinatesProblem } {
  const text = typed.trim().replaceAll('−', '-');
  if (text === '') return { problem: 'missing' };
  const parts = /^(-?\d{1,3}(?:\.\d{1,15})?)(?:\s*[,;，]\s*|\s+)(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(text);
  if (parts === null) return { problem: 'unreadable' };
  const [latitude, longitude] = [Number(parts[1]), Number(parts[2])];
  if (!isLatitude(latitude)) return { problem: 'latitude' };
  return isLongitude(longitude) ? { latitude, longitude } : { problem: 'longitude' };
}

/** The place in a page's params; `undefined` for an impossible one. */
export function placeFrom(params: Params): Place | undefined {
  const { latitude = '', longitude = '', name = '', address = '' } = params;
  const read = readCoordinates(`${latitude},${longitude}`);
  if ('problem' in read) return undefined;
  return { ...read, name: shortened(name), address: shortened(address) };
}

/** A place as params of a page. */
export function paramsOf({ name, address, ...coordinates }: Place): ParamsInput {
  return {
    latitude: degreesText(coordinates.latitude),
    longitude: degreesText(coordinates.longitude),
    ...(name !== '' && { name }),
    ...(address !== '' && { address }),
  };
}

function shortened(text: string): string {
  return [...text.trim()].slice(0, placeTextMax).join('');
}

/** To about a metre, without zeros at the end. */
export function degreesText(degrees: number): string {
  return String(Number(degrees.toFixed(decimals)) + 0);
}

export function coordinatesText({ latitude, longitude }: Coordinates): string {
  return `${degreesText(latitude)}, ${degreesText(longitude)}`;
}

const earthRadiusMetres = 6_371_008;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies, on a round Earth: within half a percent. */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const byLatitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const byLongitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const share = byLatitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * byLongitude;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** RFC 5870, with the mark that maps of phones put there. */
export function geoLink(place: Place): string {
  const at = `${degreesText(place.latitude)},${degreesText(place.longitude)}`;
  const label = place.name === '' ? '' : `(${encodeURIComponent(place.name)})`;
  return `geo:${at}?q=${at}${label}`;
}

export function openStreetMapLink({ latitude, longitude }: Coordinates): string {
  const [north, east] = [degreesText(latitude), degreesText(longitude)];
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`;
}

export function appleMapsLink({ latitude, longitude, name }: Place): string {
  const query = new URLSearchParams({ ll: `${degreesText(latitude)},${degreesText(longitude)}` });
  if (name !== '') query.set('q', name);
  return `https://maps.apple.com/?${query.toString()}`;
}
