export type { Duty } from './duty.ts';
export { type Repeated, repeating } from './repeating.ts';
