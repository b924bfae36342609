import { assert, present } from '@candor/kernel';
import type { ChangeReject } from './change-rejects.ts';
import type { ChangeCommand } from './changes.ts';
import type { Command } from './commands.ts';
import type { Change, Decision } from './module.ts';
import type { Changes } from './modules/proposals/slice.ts';
import type { Weakening } from './weakening.ts';

export type AnyChange<Core> = Change<ChangeCommand['type'], Core>;

/** The changes that the modules can make, each with its slice. */
export class ModuleChanges<Core extends { readonly revision: number }> implements Changes {
  readonly #core: Core;
  readonly #changes: ReadonlyMap<string, AnyChange<Core>>;

  constructor(core: Core, changes: ReadonlyMap<string, AnyChange<Core>>) {
    this.#core = core;
    this.#changes = changes;
  }

  isChange(command: Command): command is ChangeCommand {
    return this.#changes.has(command.type);
  }

  isProposable(command: ChangeCommand): boolean {
    return this.#core.revision >= (this.#of(command).sinceRevision ?? 1);
  }

  refusalOf(command: ChangeCommand): ChangeReject | undefined {
    return this.#of(command).refuses(this.#core, command);
  }

  presentOf(command: ChangeCommand): ChangeCommand | undefined {
    return this.#of(command).present(this.#core, command);
  }

  weakeningOf(command: ChangeCommand): Weakening {
    return this.#of(command).weakens(command, this.presentOf(command));
  }

  make(command: ChangeCommand, decision: Decision): void {
    assert(this.refusalOf(command) === undefined, 'a change that has passed its checks is made');
    this.#of(command).make(this.#core, command, decision);
  }

  #of(command: ChangeCommand): AnyChange<Core> {
    return present(this.#changes.get(command.type), 'a command that can be proposed says what it changes');
  }
}
