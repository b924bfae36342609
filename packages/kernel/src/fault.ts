/**
 * A failure of the world (a disk, a socket, a limit), not of the user and not of the code. Safe to retry with the same
 * command id.
 *
 * `kind` is stable and appears in logs; the user only sees "try again".
 */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly kind: string;

  constructor(kind: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
