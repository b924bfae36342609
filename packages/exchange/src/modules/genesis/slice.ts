import type { Frame } from '../../slices.ts';
import type { Mode } from '../../vocabulary.ts';
import type { genesisSpec } from './spec.ts';

export interface GenesisSlice extends Frame<typeof genesisSpec> {
  founded: { readonly mode: Mode; readonly name: string } | undefined;
}
