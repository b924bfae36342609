import type { CoreEvent, CoreMachine, EventOf } from '@candor/exchange';
import { type Auditor, expectThat, type Delivery } from '../auditors/auditor.ts';

interface Plan {
  readonly begun: EventOf<'recurring.begun'>;
  amount: bigint;
  every: EventOf<'recurring.begun'>['every'];
  isPaused: boolean;
  nextAtMs: number;
  lastDueAtMs: number;
}

type Run = EventOf<'recurring.bought'> | EventOf<'recurring.skipped'>;

const plansMax = 10;

/**
 * Plans of recurring buys from their facts alone (RULES 13): a plan does one time once, not early and not in a pause, pays the amount of
 * its user, and each buy is one conversion. The figures of that are `ConvertAuditor`'s.
 */
export class RecurringAuditor implements Auditor {
  readonly #plans = new Map<number, Plan>();
  #count = 0;

  hear({ events }: Delivery): void {
    const converted = new Map(
      events.flatMap((event) => (event.type === 'convert.converted' ? [[event.quoteId, event]] : [])),
    );
    for (const event of events) {
      this.#follow(event);
      if (event.type !== 'recurring.bought') continue;
      const { quoteId, accountId, fromAssetId, toAssetId, fromAmount, toAmount, fee } = event;
      const conversion = converted.get(quoteId);
      const isSame =
        conversion?.accountId === accountId &&
        conversion.fromAssetId === fromAssetId &&
        conversion.toAssetId === toAssetId &&
        conversion.fromAmount === fromAmount &&
        conversion.toAmount === toAmount &&
        conversion.fee === fee;
      expectThat(isSame, `plan ${event.planId} buys by conversion ${quoteId}, as it was told`);
    }
  }

  compare(core: CoreMachine): void {
    for (const [planId, { begun, amount, every, isPaused }] of this.#plans) {
      const view = core.queries.recurringPlan(begun.accountId, begun.planId);
      const isSame = view?.amount === amount && view.every === every && (view.status === 'paused') === isPaused;
      expectThat(isSame, `plan ${planId} is as it was told`);
    }
  }

  #follow(event: CoreEvent): void {
    switch (event.type) {
      case 'recurring.begun': {
        this.#count += 1;
        expectThat(event.planId === this.#count, `plan ${event.planId} has the next number`);
        const { amount, every, firstAtMs } = event;
        const plan = { begun: event, amount, every, isPaused: false, nextAtMs: firstAtMs, lastDueAtMs: -1 };
        this.#plans.set(event.planId, plan);
        const own = [...this.#plans.values()].filter(({ begun }) => begun.accountId === event.accountId);
        expectThat(own.length <= plansMax, `account ${event.accountId} has no more than ${plansMax} plans`);
        break;
      }
      case 'recurring.changed': {
        const plan = this.#planOf(event);
        plan.amount = event.amount;
        plan.every = event.every;
        plan.nextAtMs = event.nextAtMs;
        break;
      }
      case 'recurring.paused':
        this.#planOf(event).isPaused = true;
        break;
      case 'recurring.resumed': {
        const plan = this.#planOf(event);
        plan.isPaused = false;
        plan.nextAtMs = event.nextAtMs;
        break;
      }
      case 'recurring.ended':
        this.#planOf(event);
        this.#plans.delete(event.planId);
        break;
      case 'recurring.bought':
      case 'recurring.skipped':
        this.#run(event);
        break;
      default:
        // The rest is not about plans.
        break;
    }
  }

  #run(event: Run): void {
    const plan = this.#planOf(event);
    const { planId, dueAtMs, missed, atMs, nextAtMs, fromAmount } = event;
    expectThat(!plan.isPaused, `plan ${planId} does nothing in its pause`);
    expectThat(dueAtMs > plan.lastDueAtMs, `plan ${planId} does a time once`);
    expectThat(dueAtMs >= plan.nextAtMs && dueAtMs <= atMs, `plan ${planId} does no time early`);
    expectThat(nextAtMs > atMs, `plan ${planId} makes up one time and no more`);
    // A change of how often between a time and its doing counts the missed ones anew.
    expectThat(missed === 0 || dueAtMs > plan.nextAtMs, `plan ${planId} misses only times before the one it does`);
    expectThat(fromAmount === plan.amount, `plan ${planId} pays what its user said`);
    plan.lastDueAtMs = dueAtMs;
    plan.nextAtMs = nextAtMs;
  }

  #planOf({ planId, accountId }: { readonly planId: number; readonly accountId: number }): Plan {
    const plan = this.#plans.get(planId);
    if (plan?.begun.accountId !== accountId) expectThat(false, `plan ${planId} is one of account ${accountId}`);
    return plan as Plan;
  }
}
