import { assert, type ByteReader, type ByteWriter } from '@candor/kernel';

/** The accounts that points move between. Users' points are in the middle two, each user's own part of them. */
const bookAccounts = ['issued', 'pending', 'available', 'spent', 'expired'] as const;
export type BookAccount = (typeof bookAccounts)[number];

/** The points of everybody, in double entry: what was issued is below zero, and all five sum to zero. */
export class PointsBooks {
  readonly #balances = new Map<BookAccount, number>(bookAccounts.map((name) => [name, 0]));

  balance(name: BookAccount): number {
    return this.#balances.get(name) as number;
  }

  move(from: BookAccount, to: BookAccount, points: number): void {
    assert(Number.isSafeInteger(points) && points > 0, 'points move in whole numbers');
    const left = this.balance(from) - points;
    assert(from === 'issued' || left >= 0, 'only what is there can move');
    this.#balances.set(from, left);
    this.#balances.set(to, this.balance(to) + points);
  }

  get sum(): number {
    return bookAccounts.reduce((sum, name) => sum + this.balance(name), 0);
  }

  write(writer: ByteWriter): void {
    writer.uint(-this.balance('issued'));
    for (const name of bookAccounts.slice(1)) writer.uint(this.balance(name));
  }

  read(reader: ByteReader): void {
    this.#balances.set('issued', 0 - reader.uint());
    for (const name of bookAccounts.slice(1)) this.#balances.set(name, reader.uint());
  }
}
