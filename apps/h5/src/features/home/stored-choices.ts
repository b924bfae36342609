import { createStore } from 'zustand/vanilla';
import { storage } from '#client/read.ts';
import { readJson } from '#client/storage.ts';

/* The user's choices for the home page on this device. */

const shortcutsKey = 'homeShortcuts';
const unitKey = 'totalUnit';
const seenKey = 'popNewsSeen';
const seenMax = 50;
const stepsKey = 'firstStepsClosed';
const stepsMax = 20;

interface HomeChoices {
  /** Keys of the menu, in order; undefined: the site's own. */
  readonly shortcuts: readonly string[] | undefined;
  /** The total in USDT, or in the fiat currency of the settings. */
  readonly unit: 'usdt' | 'fiat';
}

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');
const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

export const homeChoices = createStore<HomeChoices>(() => ({
  shortcuts: readJson(storage, shortcutsKey, isKeys),
  unit: storage.get(unitKey) === 'usdt' ? 'usdt' : 'fiat',
}));

export function chooseShortcuts(shortcuts: readonly string[] | undefined): void {
  homeChoices.setState({ shortcuts });
  if (shortcuts === undefined) storage.remove(shortcutsKey);
  else storage.set(shortcutsKey, JSON.stringify(shortcuts));
}

export function chooseUnit(unit: HomeChoices['unit']): void {
  homeChoices.setState({ unit });
  storage.set(unitKey, unit);
}

/** Notices that were shown once are not shown again. */
export function wasSeen(newsId: number): boolean {
  return idsAt(seenKey).includes(newsId);
}

export function markSeen(newsId: number): void {
  keepFirst(seenKey, newsId, seenMax);
}

/** The users of this device who have done their first steps, or do not want to see them; the last one first. */
export function usersPastSteps(): readonly number[] {
  return idsAt(stepsKey);
}

export function closeSteps(uid: number): void {
  keepFirst(stepsKey, uid, stepsMax);
}

function idsAt(key: string): readonly number[] {
  return readJson(storage, key, isIds) ?? [];
}

/** Puts an id in front of a stored list, which forgets the last ones beyond `max`. */
function keepFirst(key: string, id: number, max: number): void {
  const others = idsAt(key).filter((one) => one !== id);
  storage.set(key, JSON.stringify([id, ...others].slice(0, max)));
}
