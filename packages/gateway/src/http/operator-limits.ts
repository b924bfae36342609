import { allCalls, type CallSpec, mayMake, type ReadingLimits, type ReadingStop } from '@candor/api';
import { hourMs } from '@candor/kernel';
import { type Operator, Turns } from '@candor/platform';
import type { Deps } from '../serving/deps.ts';

/** The reason to refuse a call of an operator, before its fields are looked at. */
export function refusalOf(
  { role, session }: Operator,
  call: CallSpec,
  nowMs: number,
): 'role_needed' | 'operator_proof_needed' | undefined {
  if (!mayMake(role, call)) return 'role_needed';
  const isStale = session !== undefined && session.provedUntilMs <= nowMs;
  return call.needsFreshProof === true && isStale ? 'operator_proof_needed' : undefined;
}

/**
 * Bounds what one operator reads. A call is on record before it is counted, so that of many at once none is overlooked;
 * looks at persons are taken one after the other, because a list tells only at its end whom it was about.
 */
export class OperatorReading {
  readonly #limits: ReadingLimits;
  readonly #turns = new Turns<string>();

  constructor(limits: ReadingLimits) {
    this.#limits = limits;
  }

  inTurn<T>({ name }: Operator, call: CallSpec, work: () => Promise<T>): Promise<T> {
    return isLook(call) ? this.#turns.inTurn(name, work) : work();
  }

  /** The reason to refuse one more document, or a look at one more person. */
  async refusalOf(
    { platform: { audit }, clock }: Deps,
    { name, session }: Operator,
    call: CallSpec,
  ): Promise<ReadingStop | 'operator_proof_needed' | undefined> {
    const { documentsPerHour, documentsPerProof, personsPerHour, personsPerProof } = this.#limits;
    const hourAgoMs = clock() - hourMs;
    if (call.opensDocument === true) {
      const opened = (sinceMs: number) => audit.countDone({ operator: name, calls: documentCalls, sinceMs });
      if ((await opened(hourAgoMs)) > documentsPerHour) return 'documents_used_up';
      if (session !== undefined && (await opened(session.provedAtMs)) > documentsPerProof) {
        return 'operator_proof_needed';
      }
    }
    if (!isLook(call)) return undefined;
    if ((await audit.countPersons(name, hourAgoMs)) > personsPerHour) return 'persons_used_up';
    if (session === undefined || (await audit.countPersons(name, session.provedAtMs)) <= personsPerProof) {
      return undefined;
    }
    return 'operator_proof_needed';
  }
}

const isLook = ({ tells, effect }: CallSpec): boolean => tells !== undefined && effect === 'reads';

const documentCalls = allCalls
  .filter(({ opensDocument }) => opensDocument === true)
  .map(({ method, path }) => `${method} ${path}`);
