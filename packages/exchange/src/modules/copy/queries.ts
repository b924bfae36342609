import type { Core } from '../../core.ts';
import type { CopyQueries } from './views.ts';

export function copyQueries(_core: Core): CopyQueries {
  return { copyTerms: () => undefined, traders: () => [], trader: () => undefined, follows: () => [] };
}
