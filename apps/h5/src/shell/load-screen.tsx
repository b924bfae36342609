import { CallError } from '@candor/api';
import { type ComponentType, createElement } from 'react';
import { bringTexts } from '#i18n/texts.ts';
import { findRoute } from '#app/route-table.ts';
import type { ScreenProps, ScreenRoute } from '#app/screen.ts';
import { useDroppedShape } from './use-dropped-shape.ts';

/** Spec section 2: a page that has not loaded in 60 s has failed. */
const pageTimeoutMs = 60_000;

/** The page at an address that has none: it loads as every other one. */
export const notFound: Pick<ScreenRoute, 'load' | 'texts'> = {
  load: () => import('#features/system/NotFoundScreen.tsx').then((m) => m.NotFoundScreen),
};

const loaded = new Map<ScreenRoute['load'], ComponentType<ScreenProps>>();

/**
 * Loads the code and the texts of the screen at a path; a failure is the spec's ChunkLoadError. Each
 * attempt tries again.
 */
export async function loadScreen(path: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CallError({ kind: 'timed_out' })), pageTimeoutMs);
  });
  try {
    await Promise.race([bring(path), timeout]);
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError({ kind: 'broken', code: 'chunk_load_error', message: String(error) });
  } finally {
    clearTimeout(timer);
  }
}

async function bring(path: string): Promise<void> {
  const route = (await findRoute(path)) ?? notFound;
  const [screen] = await Promise.all([loaded.get(route.load) ?? route.load(), bringTexts(route.texts)]);
  loaded.set(route.load, screen);
}

/** True once the first page's code has loaded. */
export function hasScreen(): boolean {
  return loaded.size > 0;
}

/** The screen of a route whose code has loaded. */
export function LoadedScreen({ route, params }: ScreenProps & { readonly route: Pick<ScreenRoute, 'load'> }) {
  useDroppedShape();
  const screen = loaded.get(route.load);
  return screen === undefined ? null : createElement(screen, { params });
}
