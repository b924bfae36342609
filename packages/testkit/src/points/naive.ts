import { dayMs, dayOf, minuteMs } from '@candor/kernel';

interface Grant {
  readonly account: number;
  readonly points: number;
  readonly availableAtMs: number;
  readonly expiresOn: number;
}

interface Spending {
  readonly account: number;
  readonly points: number;
  readonly atMs: number;
}

/** Points derived from dates alone: every balance is computed anew from all grants and spendings. */
export class NaivePoints {
  readonly #grants: Grant[] = [];
  readonly #spendings: Spending[] = [];

  grant(account: number, points: number, atMs: number, delayMs: number, lifeDays: number): void {
    const availableAtMs = delayMs === 0 ? atMs : Math.ceil((atMs + delayMs) / minuteMs) * minuteMs;
    const expiresOn = dayOf(availableAtMs) + lifeDays + 1;
    this.#grants.push({ account, points, availableAtMs, expiresOn });
  }

  /** Spends, where there are as many points. */
  spend(account: number, points: number, atMs: number): boolean {
    if (this.available(account, atMs) < points) return false;
    this.#spendings.push({ account, points, atMs });
    return true;
  }

  available(account: number, atMs: number): number {
    const left = this.#leftOf(account);
    return sum(left.filter((lot) => isAvailable(lot.grant, atMs)).map((lot) => lot.points));
  }

  pending(account: number, atMs: number): number {
    return sum(
      this.#grants.filter((one) => one.account === account && one.availableAtMs > atMs).map((one) => one.points),
    );
  }

  /** Points of everybody that expired up to a moment. */
  expired(atMs: number): number {
    const accounts = [...new Set(this.#grants.map(({ account }) => account))];
    const left = accounts.flatMap((account) => this.#leftOf(account));
    return sum(left.filter(({ grant }) => grant.expiresOn * dayMs <= atMs).map(({ points }) => points));
  }

  issued(): number {
    return sum(this.#grants.map(({ points }) => points));
  }

  spent(): number {
    return sum(this.#spendings.map(({ points }) => points));
  }

  #leftOf(account: number): { readonly grant: Grant; points: number }[] {
    const lots = this.#grants
      .filter((one) => one.account === account)
      .map((grant) => ({ grant, points: grant.points }))
      .sort((a, b) => a.grant.expiresOn - b.grant.expiresOn);
    for (const spending of this.#spendings) {
      if (spending.account !== account) continue;
      let wanted = spending.points;
      for (const lot of lots) {
        if (!isAvailable(lot.grant, spending.atMs)) continue;
        const part = Math.min(wanted, lot.points);
        lot.points -= part;
        wanted -= part;
      }
    }
    return lots;
  }
}

function isAvailable({ availableAtMs, expiresOn }: Grant, atMs: number): boolean {
  return availableAtMs <= atMs && expiresOn * dayMs > atMs;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
