import { type ArgumentsOf, CallError, type CallSpec, type OutputOf, type StepUpProof } from '@candor/api';
import { randomId } from '@candor/kit';
import { type CommandKeeper, commandKey, createCommandKeeper } from '#client/command-keeper.ts';
import { call, session, storage } from '#client/read.ts';
import { memoryStorage } from '#client/storage.ts';

/** The fields of a call without its proof and its request id, which are made for each try. */
export type ProvenInput<C> = Omit<ArgumentsOf<C>, keyof StepUpProof | 'requestId'>;

/** The place in which a request id waits for its answer: personal data must not be in the device's storage. */
export type KeptIn = 'storage' | 'memory';

const clock = { now: Date.now, makeId: randomId };
const keepers: Readonly<Record<KeptIn, CommandKeeper>> = {
  storage: createCommandKeeper(storage, clock),
  memory: createCommandKeeper(memoryStorage(), clock),
};

/**
 * Sends a command with its proof. As with `send`, its request id is kept until an answer comes, so a lost one is not
 * done twice; but only the command identifies it: the proof is secret, and another one after a lost answer belongs to
 * the same command.
 */
export async function sendProven<C extends CallSpec>(
  spec: C,
  input: ProvenInput<C>,
  proof: StepUpProof,
  keptIn: KeptIn,
): Promise<OutputOf<C>> {
  const keeper = keepers[keptIn];
  const key = commandKey(spec.path, input, session.login());
  const requestId = keeper.idFor(key);
  try {
    const output = await call(spec, { ...input, ...proof, requestId } as unknown as ArgumentsOf<C>);
    keeper.settle(key, requestId);
    return output;
  } catch (error) {
    if (error instanceof CallError && error.isAnswer) keeper.settle(key, requestId);
    throw error;
  }
}
