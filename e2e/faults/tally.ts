export type Wrong = 'lost' | 'doubled' | 'wrong' | 'start';

export interface Row {
  rounds: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  wrong: number;
  /** Starts that served everything, and those that were refused in words that name the file, as they should be. */
  whole: number;
  refused: number;
  /** Starts that were neither. */
  start: number;
}

/** The outcomes of each kind of fault, and each violation in words. */
export class Tally {
  readonly rows = new Map<string, Row>();
  readonly findings: string[] = [];
  #kind = '';
  #round = 0;

  begin(kind: string, round: number): void {
    this.#kind = kind;
    this.#round = round;
    this.row.rounds++;
  }

  get row(): Row {
    let row = this.rows.get(this.#kind);
    if (row === undefined) {
      row = { rounds: 0, acknowledged: 0, lost: 0, doubled: 0, wrong: 0, whole: 0, refused: 0, start: 0 };
      this.rows.set(this.#kind, row);
    }
    return row;
  }

  found(what: Wrong, words: string): void {
    this.row[what]++;
    this.findings.push(`round ${this.#round}, ${this.#kind}: ${what}: ${words}`);
  }

  get sums(): Row {
    const sums = { rounds: 0, acknowledged: 0, lost: 0, doubled: 0, wrong: 0, whole: 0, refused: 0, start: 0 };
    for (const row of this.rows.values())
      for (const name of Object.keys(sums) as (keyof Row)[]) sums[name] += row[name];
    return sums;
  }

  table(): string {
    const heads = [
      'fault',
      'rounds',
      'acknowledged',
      'lost',
      'doubled',
      'wrong',
      'whole',
      'refused by name',
      'neither',
    ];
    const lines = [...this.rows, ['all', this.sums] as const].map(([kind, row]) => [kind, ...Object.values(row)]);
    const widths = heads.map((head, i) =>
      Math.max(...[heads, ...lines].map((line) => `${line[i]}`.length), head.length),
    );
    return [heads, ...lines]
      .map((line) =>
        line.map((cell, i) => (i === 0 ? `${cell}`.padEnd(widths[i] ?? 0) : `${cell}`.padStart(widths[i] ?? 0))),
      )
      .map((cells) => cells.join('  '))
      .join('\n');
  }
}
