import type { Tone } from '../lib/plots.ts';

/** Lines of the user's own prices: orders, positions by direction, and where one would be liquidated. */
export type LineTone = 'accent' | 'up' | 'down' | 'warn';

/** The tokens of a drawing, as plain colours: a canvas has no CSS variables. */
export interface ChartColours {
  readonly ground: string;
  readonly text: string;
  readonly quietText: string;
  readonly grid: string;
  readonly label: string;
  readonly up: string;
  readonly down: string;
  readonly onUp: string;
  readonly onDown: string;
  readonly warn: string;
  readonly tones: Readonly<Record<Tone, string>>;
}

function readColours(): ChartColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const accent = token('accent');
  return {
    ground: token('bg'),
    text: token('text'),
    quietText: token('text-3'),
    grid: token('line'),
    label: token('inset'),
    up: token('up'),
    down: token('down'),
    onUp: token('on-up'),
    onDown: token('on-down'),
    warn: token('warn'),
    tones: {
      accent,
      second: token('warn'),
      third: token('info'),
      quiet: token('text-3'),
      signed: accent,
      candle: accent,
    },
  };
}

/** Calls with the colours now, and again whenever the theme or the convention for up and down changes. */
export function watchColours(tell: (colours: ChartColours) => void): () => void {
  tell(readColours());
  const watcher = new MutationObserver(() => tell(readColours()));
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-colours'] });
  return () => watcher.disconnect();
}

/** A token of six digits with transparency, `00` to `ff`. */
export function faded(colour: string, alpha: string): string {
  return `${colour}${alpha}`;
}
