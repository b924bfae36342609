import { useLayoutEffect } from 'react';
import { shapeId } from '../early/shape.ts';

/** The logo or shape that covers the app goes in the frame in which the first page is there. */
export function useDroppedShape(): void {
  useLayoutEffect(() => document.getElementById(shapeId)?.remove(), []);
}

/** Only the logo: a page that takes its time is better covered by its own shape than by a general one. */
export function useDroppedLogo(): void {
  useLayoutEffect(() => document.querySelector(`#${shapeId}:not([data-drawn])`)?.remove(), []);
}
