export type { Duty } from './duty.ts';
export { repeating } from './repeating.ts';
