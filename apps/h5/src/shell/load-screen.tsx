import { type ComponentType, createElement } from 'react';
import { CallError } from '../brain/call-error.ts';
import type { ScreenProps, ScreenRoute } from '../routes.ts';

/** Spec section 2: a page that has not loaded in 60 s has failed. */
const pageTimeoutMs = 60_000;

const loaded = new Map<ScreenRoute['load'], ComponentType<ScreenProps>>();

/** Brings a screen's code; a failure is the spec's ChunkLoadError. Each attempt asks again. */
export async function loadScreen(route: ScreenRoute): Promise<void> {
  if (loaded.has(route.load)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CallError({ kind: 'timed_out' })), pageTimeoutMs);
  });
  try {
    loaded.set(route.load, await Promise.race([route.load(), timeout]));
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError({ kind: 'broken', code: 'chunk_load_error', message: String(error) });
  } finally {
    clearTimeout(timer);
  }
}

/** The screen of a route whose code has come. */
export function LoadedScreen({ route, params }: ScreenProps & { readonly route: ScreenRoute }) {
  const screen = loaded.get(route.load);
  return screen === undefined ? null : createElement(screen, { params });
}
