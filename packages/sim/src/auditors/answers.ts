import { type Auditor, expectThat, type Told } from './auditor.ts';

/** One id, one effect, one answer (G2), also after restarts; and a refusal leaves no facts. */
export class AnswerAuditor implements Auditor {
  readonly #first = new Map<string, Told>();
  #lastSequence = 0;
  #lastAtMs = 0;

  hear(told: Told): void {
    const { commandId } = told.submission;
    const first = this.#first.get(commandId);
    if (told.kind === 'fresh') {
      expectThat(first === undefined, `${commandId} takes effect once`);
      expectThat(told.sequence === this.#lastSequence + 1, `sequence ${told.sequence} follows ${this.#lastSequence}`);
      expectThat(told.atMs >= this.#lastAtMs, `time does not go back at sequence ${told.sequence}`);
      // Timers may leave facts before a command that is then refused; none of today's does.
      expectThat(told.outcome.ok || told.events.length === 0, `the refused ${commandId} leaves no facts`);
      this.#lastSequence = told.sequence;
      this.#lastAtMs = told.atMs;
      this.#first.set(commandId, told);
      return;
    }
    expectThat(first !== undefined, `${commandId} is known when it is called a repeat`);
    const isSame = first?.sequence === told.sequence && Buffer.compare(first.outcomeBytes, told.outcomeBytes) === 0;
    expectThat(told.kind === 'reused' || isSame, `${commandId} gets its first answer again`);
  }
}
