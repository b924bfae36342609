import { type ByteReader, type ByteWriter, listOf, oneOf, struct, text } from '@candor/kernel';
import { type GrantableRole, grantableRoles } from './rules.ts';

const stateCodec = listOf(struct({ name: text, role: oneOf(...grantableRoles) }));

/** The role of each name that ever had one, in the order in which they came. */
export class Operators {
  readonly roles = new Map<string, GrantableRole>();

  get isEmpty(): boolean {
    return this.roles.size === 0;
  }

  write(writer: ByteWriter): void {
    stateCodec.write(
      writer,
      [...this.roles].map(([name, role]) => ({ name, role })),
    );
  }

  read(reader: ByteReader): void {
    for (const { name, role } of stateCodec.read(reader)) this.roles.set(name, role);
  }
}
