import type { Frame } from '../../slices.ts';
import type { Catalog } from './catalog.ts';
import type { catalogSpec } from './spec.ts';

export interface CatalogSlice extends Frame<typeof catalogSpec> {
  readonly catalog: Catalog;
}
