import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Spec section 9: types success (default), info, error, warning. */
type ToastKind = 'success' | 'info' | 'error' | 'warning';

interface ToastHostProps {
  readonly label: string;
}

const shown = createStore<{ readonly Panel?: ComponentType<ToastHostProps> }>(() => ({}));

/** Loads the code that shows toasts. The first page does without: it comes after that, or with the first toast. */
export async function loadToasts() {
  const { show, toast: sonner, ToastPanel } = await import('./ToastPanel.tsx');
  shown.setState({ Panel: ToastPanel });
  return { show, sonner };
}

/**
 * Shows one short text. A later text about the same thing takes its place, as the same text twice in a row does. A press
 * on it opens what it tells of, where there is something to open.
 */
export function toast(kind: ToastKind, text: string, about = text, onPress?: () => void): void {
  loadToasts().then(({ show }) => show(kind, text, about, onPress), console.warn);
}

/** The place of toasts: above the tabs and footers at the bottom, over everything else. */
export function ToastHost(props: ToastHostProps) {
  const { Panel } = useStore(shown);
  return Panel === undefined ? null : <Panel {...props} />;
}
