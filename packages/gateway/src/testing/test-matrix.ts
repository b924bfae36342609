import { allCalls, type CallSpec, encodeInput } from '@candor/api';
import { expect } from 'vitest';
import type { Spender } from '../funding/test-funding.ts';
import { operatorTokens, type TestSystem } from './test-system.ts';

/** The input of a call, or how it is made for the user who sends it. */
type Fields = object | ((who: Spender) => Promise<object>);

/** A call with its fields, and the answer to each user of the matrix. */
export type MatrixRow = readonly [call: CallSpec, fields: Fields, ...answers: readonly string[]];

/** The calls of a product, each sent by every kind of person. */
export class CallMatrix {
  private readonly asked = new Set<CallSpec>();

  private readonly system: TestSystem;
  private readonly users: readonly Spender[];

  constructor(system: TestSystem, users: readonly Spender[]) {
    this.system = system;
    this.users = users;
  }

  /** Each user sends each call, those who are refused before the others; then a visitor does, who is answered `unknown`. */
  async asks(unknown: 'ok' | 'signed_out', rows: readonly MatrixRow[]): Promise<void> {
    for (const [call, fields, ...answers] of rows) {
      this.asked.add(call);
      const fieldsOf = async (who: Spender) => (typeof fields === 'function' ? fields(who) : fields);
      const places = [...this.users.keys()].toSorted(
        (a, b) => Number(answers[a] === 'ok') - Number(answers[b] === 'ok'),
      );
      for (const place of places) {
        const who = this.users[place] as Spender;
        const answer = await who.user.codeOf(call, (await fieldsOf(who)) as never);
        expect([call.path, place, answer]).toEqual([call.path, place, answers[place]]);
      }
      // The token of an operator is nobody's session.
      for (const token of [undefined, operatorTokens.support]) {
        const given = typeof fields === 'function' ? {} : encodeInput(call, fields as never);
        const answer = await this.codeFor(call, given, token);
        expect([call.path, answer]).toEqual([call.path, unknown]);
      }
    }
  }

  /** Nobody sends operators' calls but operators, and the treasury's none of these. */
  async refuses(calls: readonly CallSpec[]): Promise<void> {
    for (const call of calls) {
      this.asked.add(call);
      for (const token of [...this.users.map(({ user }) => user.token), '']) {
        expect([call.path, await this.codeFor(call, {}, token)]).toEqual([call.path, 'operator_needed']);
      }
      expect([call.path, await this.codeFor(call, {}, operatorTokens.treasury)]).toEqual([call.path, 'role_needed']);
    }
  }

  /** The paths of calls of the contract that no row has sent. */
  missing(isOfProduct: (path: string) => boolean): readonly string[] {
    return allCalls.filter((call) => isOfProduct(call.path) && !this.asked.has(call)).map(({ path }) => path);
  }

  private async codeFor(call: CallSpec, fields: object, token?: string): Promise<string> {
    const { body } = await this.system.send(call, { ...fields }, token === undefined ? {} : { token });
    return body.type === 'ok' ? 'ok' : String(body.code);
  }
}
