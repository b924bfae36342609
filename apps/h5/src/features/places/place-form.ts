import { type Coordinates, type CoordinatesProblem, type Place, placeTextMax, readCoordinates } from './place.ts';

/** As typed. */
export interface PlaceForm {
  readonly name: string;
  readonly address: string;
  readonly coordinates: string;
}

type PlaceProblem = CoordinatesProblem | 'name_long';

interface ReadPlace {
  /** The position, as soon as it can be drawn. */
  readonly at: Coordinates | undefined;
  /** Complete; absent while there is a problem. */
  readonly place: Place | undefined;
  readonly problems: Readonly<Partial<Record<keyof PlaceForm, PlaceProblem>>>;
}

/** Reads a form. A place needs nothing but its coordinates. */
export function readPlace({ name, address, coordinates }: PlaceForm): ReadPlace {
  const read = readCoordinates(coordinates);
  const isLong = (text: string) => [...text.trim()].length > placeTextMax;
  const problems = {
    ...(isLong(name) && { name: 'name_long' as const }),
    ...(isLong(address) && { address: 'name_long' as const }),
    ...('problem' in read && { coordinates: read.problem }),
  };
  const at = 'problem' in read ? undefined : read;
  const isComplete = at !== undefined && Object.keys(problems).length === 0;
  return { at, place: isComplete ? { ...at, name: name.trim(), address: address.trim() } : undefined, problems };
}
