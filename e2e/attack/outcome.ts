/** The outcome of one line of the table: the number of tries, and each failed expectation, in words. */
export interface Outcome {
  readonly what: string;
  readonly tried: number;
  readonly failures: readonly string[];
  /** A remark for the line: times, or omissions. */
  readonly note?: string;
}

const shownMax = 12;

/** Collects the tries of one line. */
export class Trial {
  readonly #what: string;
  readonly #failures: string[] = [];
  #tried = 0;

  constructor(what: string) {
    this.#what = what;
  }

  get tried(): number {
    return this.#tried;
  }

  /** One try; `failure` describes the broken rule. */
  held(failure: string | undefined): void {
    this.#tried += 1;
    if (failure !== undefined) this.#failures.push(failure);
  }

  outcome(note?: string): Outcome {
    if (this.#tried === 0) this.#failures.push('there was no time to try anything');
    const { length } = this.#failures;
    const shown = this.#failures.slice(0, shownMax);
    if (length > shownMax) shown.push(`and ${length - shownMax} more`);
    return { what: this.#what, tried: this.#tried, failures: shown, ...(note !== undefined && { note }) };
  }
}

export function hasHeld({ failures }: Outcome): boolean {
  return failures.length === 0;
}
