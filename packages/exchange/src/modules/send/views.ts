import type { CommandOf } from '../../commands.ts';
import type { SendPlan } from './plan.ts';

export interface SendQueries {
  /** The outcome of a send if it were sequenced now. */
  previewSend(command: Omit<CommandOf<'send.send'>, 'type' | 'noteHash'>): SendPlan;
}
