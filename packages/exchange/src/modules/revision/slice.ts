import type { Frame } from '../../slices.ts';
import type { revisionSpec } from './spec.ts';

export interface RevisionSlice extends Omit<Frame<typeof revisionSpec>, 'revision'> {
  revision: number;
}
