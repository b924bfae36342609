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
  const { toast, ToastPanel } = await import('./ToastPanel.tsx');
  shown.setState({ Panel: ToastPanel });
  return toast;
}

/** Shows one short text at the top of the page. The same text twice in a row stays one toast. */
export function toast(kind: ToastKind, text: string): void {
  loadToasts().then((toast) => toast[kind](text, { id: text }), console.warn);
}

/** The place of toasts: top centre, under the header, above everything. */
export function ToastHost(props: ToastHostProps) {
  const { Panel } = useStore(shown);
  return Panel === undefined ? null : <Panel {...props} />;
}
