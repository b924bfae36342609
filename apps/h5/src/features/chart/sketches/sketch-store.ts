import { randomId } from '@candor/kit';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { storage } from '#client/read.ts';
import { readJson } from '#client/storage.ts';
import { type Sketch, type SketchKind, sketchesFrom, sketchesMax } from './sketches.ts';

const key = 'sketches';
const none: readonly Sketch[] = [];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

interface SketchState {
  /** By the pair's number; kept on this device. */
  readonly byPair: Readonly<Record<string, readonly Sketch[]>>;
  /** The kind that is being drawn. */
  readonly tool: SketchKind | undefined;
  /** The one that has its handles. */
  readonly chosenId: string | undefined;
}

/** The drawings of this device, and what its user does with them now. */
export const sketchStore = createStore<SketchState>(() => ({
  byPair: sketchesFrom(readJson(storage, key, isRecord) ?? {}),
  tool: undefined,
  chosenId: undefined,
}));

export function useSketches(pairId: number): readonly Sketch[] {
  return useStore(sketchStore, ({ byPair }) => byPair[pairId] ?? none);
}

export function takeTool(tool: SketchKind | undefined): void {
  sketchStore.setState({ tool, chosenId: undefined });
}

export function chooseSketch(chosenId: string | undefined): void {
  sketchStore.setState({ chosenId });
}

/** Puts a new one beside the others, and chooses it. */
export function addSketch(pairId: number, sketch: Omit<Sketch, 'id'>): void {
  const own = sketchStore.getState().byPair[pairId] ?? none;
  sketchStore.setState({ tool: undefined });
  if (own.length >= sketchesMax) return;
  const id = randomId();
  keep(pairId, [...own, { ...sketch, id }]);
  chooseSketch(id);
}

export function changeSketch(pairId: number, sketch: Sketch): void {
  const own = sketchStore.getState().byPair[pairId] ?? none;
  keep(
    pairId,
    own.map((one) => (one.id === sketch.id ? sketch : one)),
  );
}

export function deleteSketch(pairId: number, id: string): void {
  const own = sketchStore.getState().byPair[pairId] ?? none;
  keep(
    pairId,
    own.filter((one) => one.id !== id),
  );
  if (sketchStore.getState().chosenId === id) chooseSketch(undefined);
}

function keep(pairId: number, own: readonly Sketch[]): void {
  const { [pairId]: _before, ...others } = sketchStore.getState().byPair;
  const byPair = own.length === 0 ? others : { ...others, [pairId]: own };
  sketchStore.setState({ byPair });
  storage.set(key, JSON.stringify(byPair));
}
