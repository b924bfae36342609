import type { Frame } from '../../slices.ts';
import type { Operators } from './operators.ts';
import type { operatorsSpec } from './spec.ts';

export interface OperatorsSlice extends Frame<typeof operatorsSpec> {
  readonly operators: Operators;
}
