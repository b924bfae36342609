import { randomBytes } from 'node:crypto';
import type { Command, Exchange, WithdrawalView } from '@candor/exchange';
import { type Duty, repeating } from '@candor/kernel/duty';
import type { Platform } from '@candor/platform';
import type { Logger } from 'pino';

/** Operators of a practice installation, who are no persons: the second one decides where two people are needed. */
const deskNames = { first: 'practice-desk', second: 'practice-second' } as const;

/** As long as people wait for the desk: enough to see that something waits. */
const thinksMs = 15_000;
const looksEveryMs = 5_000;

interface PracticeOperatorsParts {
  readonly exchange: Exchange;
  readonly platform: Pick<Platform, 'identity' | 'recovery' | 'practiceDesk'>;
  readonly clock: () => number;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** The speed as a multiple of a person's; absent: 1. */
  readonly speed?: number;
}

/**
 * The operators of a practice installation, simulated: they believe claims, approve withdrawals, pay those that no
 * chain pays, and verify identities, allow recoveries and accept traders, each after a while. They use the commands
 * that people would use, under names that identify them.
 */
export class PracticeOperators {
  readonly #parts: PracticeOperatorsParts;
  /** Pending cases, with the time at which the desk first saw each in its state. */
  #waiting = new Map<string, number>();
  readonly #startedAs = randomBytes(8).toString('base64url');
  #sent = 0;

  constructor(parts: PracticeOperatorsParts) {
    this.#parts = parts;
  }

  /** Checks everything that waits once, and decides the cases that have waited long enough. */
  async look(): Promise<void> {
    if (!(await this.#parts.platform.practiceDesk.isOn())) return this.#waiting.clear();
    const work = [
      ...(await this.#claims()),
      ...(await this.#withdrawals()),
      ...(await this.#identities()),
      ...(await this.#recoveries()),
      ...(await this.#traders()),
    ];
    const nowMs = this.#parts.clock();
    const seen = this.#waiting;
    this.#waiting = new Map(work.map(({ name }) => [name, seen.get(name) ?? nowMs]));
    for (const { name, decide } of work) {
      if (nowMs - (this.#waiting.get(name) ?? nowMs) < thinksMs / (this.#parts.speed ?? 1)) continue;
      this.#waiting.delete(name);
      await decide();
      this.#parts.log.info({ event: 'desk.decided', case: name }, 'decided by the practice desk');
    }
  }

  async #claims(): Promise<Case[]> {
    const claims = await this.#parts.exchange.query('allClaims');
    return claims.map(({ claimId, amount }) => ({
      name: `claim ${claimId}`,
      decide: () =>
        this.#byTwo((operator) => ({ type: 'funding.decide_claim', claimId, operator, received: amount }) as const),
    }));
  }

  async #withdrawals(): Promise<Case[]> {
    const { exchange } = this.#parts;
    const [rails, withdrawals] = await Promise.all([
      exchange.query('rails'),
      exchange.query('withdrawalsIn', ['review', 'approved', 'broadcast']),
    ]);
    const byHand = new Set(rails.filter(({ kind }) => kind !== 'chain').map(({ railId }) => railId));
    return withdrawals.flatMap((withdrawal): Case[] => {
      const { withdrawalId, status, railId } = withdrawal;
      if (status !== 'review' && !byHand.has(railId)) return [];
      return [{ name: `withdrawal ${withdrawalId} ${status}`, decide: () => this.#decideWithdrawal(withdrawal) }];
    });
  }

  /** Marks withdrawals without a chain as paid: there is no transaction, so none is reported. */
  async #decideWithdrawal({ withdrawalId, status }: WithdrawalView): Promise<void> {
    if (status === 'review') {
      return this.#byTwo((operator) => ({ type: 'funding.review_withdrawal', withdrawalId, operator }) as const);
    }
    await this.#submit({
      type: 'funding.report_withdrawal',
      withdrawalId,
      operator: deskNames.first,
      status: status === 'approved' ? 'broadcast' : 'confirmed',
    });
  }

  async #identities(): Promise<Case[]> {
    const { identity } = this.#parts.platform;
    const cases = await identity.waiting();
    return cases.map(({ caseId, isTaken }) => ({
      name: `identity ${caseId}`,
      decide: async () => {
        const failures = isTaken ? ([{ field: 'card_id', reason: 'already_used' }] as const) : [];
        const decision = isTaken ? 'fail' : 'verify';
        const decided = await identity.decide({
          caseId,
          operator: deskNames.first,
          decision,
          failures,
          note: '',
          needsOpened: false,
        });
        if (!decided.ok) this.#refused(`identity ${caseId}`, decided.code);
      },
    }));
  }

  async #recoveries(): Promise<Case[]> {
    const { recovery } = this.#parts.platform;
    const cases = await recovery.waiting();
    return cases.map(({ recoveryId }) => ({
      name: `recovery ${recoveryId}`,
      decide: async () => {
        const decision = { recoveryId, operator: deskNames.first, decision: 'allow', note: '' } as const;
        const decided = await recovery.decide({ ...decision, needsOpened: false });
        if (!decided.ok) this.#refused(`recovery ${recoveryId}`, decided.code);
      },
    }));
  }

  async #traders(): Promise<Case[]> {
    const traders = await this.#parts.exchange.query('traders');
    return traders.flatMap(({ traderId, status }): Case[] => {
      if (status !== 'applied') return [];
      const decide = async (): Promise<void> => {
        await this.#submit({ type: 'copy.review', traderId, decision: 'accept' });
      };
      return [{ name: `trader ${traderId}`, decide }];
    });
  }

  /** Decides, and decides again under the second name where two people are needed. */
  async #byTwo(decisionOf: (operator: string) => Decision): Promise<void> {
    const needsSecond = await this.#submit(decisionOf(deskNames.first));
    if (needsSecond) await this.#submit(decisionOf(deskNames.second));
  }

  /** Returns true if a second operator is needed. */
  async #submit(command: Decision | Report): Promise<boolean> {
    this.#sent += 1;
    const commandId = `desk:${this.#startedAs}:${this.#sent}`;
    const { outcome } = await this.#parts.exchange.submit({ commandId, actor: 'operator', command });
    if (!outcome.ok) this.#refused(command.type, outcome.code);
    return outcome.ok && 'needsSecond' in outcome.value && outcome.value.needsSecond === 'yes';
  }

  /** Another operator was faster, or it cannot be done now: the next round finds its state then. */
  #refused(what: string, code: string): void {
    this.#parts.log.warn({ event: 'desk.refused', what, code }, 'the practice desk was refused');
  }
}

interface Case {
  /** Another one as soon as its state is another. */
  readonly name: string;
  readonly decide: () => Promise<void>;
}

type Decision = Extract<Command, { readonly type: 'funding.decide_claim' | 'funding.review_withdrawal' }>;
type Report = Extract<Command, { readonly type: 'funding.report_withdrawal' | 'copy.review' }>;

/** The desk of a practice installation, which looks every few seconds. */
export function practiceDesk(parts: PracticeOperatorsParts): Duty {
  const desk = new PracticeOperators(parts);
  return repeating('practice-desk', {
    everyMs: looksEveryMs / (parts.speed ?? 1),
    work: () => desk.look(),
    onError: (error) => parts.log.warn({ event: 'desk.blind', err: error }, 'the practice desk could not look'),
  });
}
