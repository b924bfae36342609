import { present } from '@candor/kernel';
import type { Instruments } from './instruments.ts';

/** The unit of account: the asset that the first listed pair is quoted in. */
export function unitOfAccount({ pairs }: Pick<Instruments, 'pairs'>) {
  return present(pairs[0], 'an exchange lists a pair').quote;
}
