import { dayMs, hourMs, minuteMs } from '@candor/kernel';

interface WaitParts {
  readonly days: number;
  /** Two digits each. */
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

const two = (value: number) => String(value).padStart(2, '0');

/** A wait by its parts; nothing of it is left once it is over. */
export function waitParts(ms: number): WaitParts {
  const whole = Math.max(0, Math.ceil(ms / 1_000)) * 1_000;
  return {
    days: Math.floor(whole / dayMs),
    hours: two(Math.floor((whole % dayMs) / hourMs)),
    minutes: two(Math.floor((whole % hourMs) / minuteMs)),
    seconds: two((whole % minuteMs) / 1_000),
  };
}
