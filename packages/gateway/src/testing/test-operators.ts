import {
  beginOperatorJoin,
  beginOperatorProof,
  beginOperatorSignIn,
  type CallSpec,
  confirmProposal,
  finishOperatorJoin,
  finishOperatorProof,
  finishOperatorSignIn,
} from '@candor/api';
import { testAuthenticator } from '@candor/platform/test-authenticator';
import { operatorTokens, type TestSystem } from './test-system.ts';

/**
 * Proposes a change of a setting for everybody by one operator and confirms it by another; returns the first answer.
 */
export async function changedByTwo(system: TestSystem, call: CallSpec, fields: object): Promise<any> {
  const { body } = await system.send(call, fields as Readonly<Record<string, unknown>>, {
    token: operatorTokens.markets,
  });
  const id: number | undefined = body.message.proposal_id;
  if (id === undefined) return body;
  const confirm = { id, note: 'for the test' };
  const confirmed = (await system.send(confirmProposal, confirm, { token: operatorTokens.admin })).body;
  if (confirmed.type !== 'ok') throw new Error(confirmed.code);
  return body;
}

type Fields = Readonly<Record<string, unknown>>;

const origin = 'http://localhost';
const headers = { host: 'localhost' };

/** A person who has joined by an invitation, with the device that has their passkey. */
export async function joinOperator(system: TestSystem, invitation: string, name?: string) {
  const answerTo = async (call: CallSpec, fields: Fields = {}, token?: string) =>
    (await system.send(call, fields, { headers, ...(token === undefined ? {} : { token }) })).body;
  const device = testAuthenticator(origin);
  const { options } = (await answerTo(beginOperatorJoin, { invitation, name })).message;
  const created = device.create(options);
  const { message } = await answerTo(finishOperatorJoin, { invitation, name, created });
  let { token } = message as { token: string };
  return {
    call: (spec: CallSpec, fields?: Fields) => answerTo(spec, fields, token),
    async prove() {
      const begun = await answerTo(beginOperatorProof, {}, token);
      return answerTo(finishOperatorProof, { used: device.get(begun.message.options) }, token);
    },
    async signIn() {
      const begun = await answerTo(beginOperatorSignIn);
      const answer = await answerTo(finishOperatorSignIn, { used: device.get(begun.message.options) });
      if (answer.type === 'ok') token = answer.message.token;
      return answer;
    },
  };
}

export type OperatorPerson = Awaited<ReturnType<typeof joinOperator>>;
