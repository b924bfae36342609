import {
  type ArgumentsOf,
  type CallSpec,
  checkOutput,
  encodeInput,
  openEnvelope,
  openSupportCase,
  type OutputOf,
  type SupportCaseRow,
} from '@candor/api';
import { operatorTokens, type TestSystem, type TestUser } from '../testing/test-system.ts';

let messages = 0;
/** A client id that no other message of this run has. */
export const newClientId = (): string => `message-${++messages}-of-test`;

export function openCase(
  user: TestUser,
  text: string,
  more: Partial<ArgumentsOf<typeof openSupportCase>> = {},
): Promise<SupportCaseRow> {
  return user.call(openSupportCase, { topic: 'other', clientId: newClientId(), text, ...more });
}

/** Makes an operator's call with the token of a role; throws the code of a refusal. */
export async function staffCall<C extends CallSpec>(
  system: TestSystem,
  call: C,
  given: ArgumentsOf<C>,
  role: keyof typeof operatorTokens = 'support',
): Promise<OutputOf<C>> {
  const { body } = await system.send(call, encodeInput(call, given), {
    token: operatorTokens[role],
  });
  const opened = openEnvelope(body);
  if (opened.kind === 'ok') return checkOutput(call, opened.payload);
  throw new Error(opened.kind === 'refused' ? opened.code : opened.kind);
}
