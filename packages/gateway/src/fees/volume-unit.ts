import { present } from '@candor/kernel';
import type { Instruments } from '../market/instruments.ts';

/** The asset in which trading adds up: the unit of account, which the first listed pair is quoted in. */
export function volumeUnit({ pairs }: Pick<Instruments, 'pairs'>) {
  return present(pairs[0], 'an exchange lists a pair').quote;
}
