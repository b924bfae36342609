import {
  ArrowLeftRight,
  BookOpenText,
  HandCoins,
  Link2,
  type LucideIcon,
  Newspaper,
  Percent,
  ReceiptText,
  Shield,
  Sparkles,
  Split,
  Waves,
} from 'lucide-react';

/** Small pictures that news name. */
export const newsIcons: Readonly<Record<string, LucideIcon>> = {
  book: BookOpenText,
  ledger: ReceiptText,
  percent: Percent,
  faucet: HandCoins,
  wave: Waves,
  fork: Split,
  shield: Shield,
  chain: Link2,
  preview: ArrowLeftRight,
  welcome: Sparkles,
};

interface ArtProps {
  /** Name of a drawing, or the address of a picture of ours. */
  readonly art: string;
}

const isPicture = (art: string): boolean => art.startsWith('/media/');

/** The thumbnail of a piece of news, 72×54. */
export function NewsThumb({ art }: ArtProps) {
  if (isPicture(art)) {
    return <img src={art} alt="" loading="lazy" className="h-13.5 w-18 shrink-0 rounded-tile object-cover" />;
  }
  const Icon = newsIcons[art] ?? Newspaper;
  return (
    <span
      aria-hidden
      className="grid h-13.5 w-18 shrink-0 place-items-center rounded-tile border border-line bg-surface text-accent"
    >
      <Icon className="size-6" strokeWidth={1.5} />
    </span>
  );
}

/** Drawings that banners name. */
export const bannerDrawings = ['chain', 'faucet', 'book'] as const;

/** The drawing of a banner, 64×52, in the accent, or its picture. */
export function BannerArt({ art }: ArtProps) {
  if (isPicture(art)) return <img src={art} alt="" className="h-13 w-16 shrink-0 rounded-tile object-cover" />;
  const drawing = { chain: <Tree />, faucet: <Coins />, book: <Ladder /> }[art] ?? <Tree />;
  return (
    <svg
      aria-hidden
      viewBox="0 0 64 52"
      width="64"
      height="52"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="1.5"
      className="shrink-0"
    >
      {drawing}
    </svg>
  );
}

/** A hash tree: each record is under the one that proves it. */
function Tree() {
  return (
    <>
      <path d="M32 7 20 25M32 7l12 18M20 25 8 45M20 25l12 20M44 25 32 45M44 25l12 20" opacity="0.6" strokeWidth="2" />
      <circle cx="32" cy="7" r="6" fill="var(--accent)" />
      {[20, 44].map((x) => (
        <circle key={x} cx={x} cy="25" r="6" fill="var(--surface)" />
      ))}
      {[8, 32, 56].map((x) => (
        <circle key={x} cx={x} cy="45" r="6" fill="var(--surface)" />
      ))}
    </>
  );
}

/** Practice funds. */
function Coins() {
  return (
    <>
      {[40, 32, 24].map((y) => (
        <ellipse key={y} cx="24" cy={y} rx="16" ry="6.5" fill="var(--surface)" />
      ))}
      <ellipse cx="24" cy="16" rx="16" ry="6.5" fill="var(--accent)" />
      <path d="M52 12v14M45 19h14" strokeWidth="2" strokeLinecap="round" />
    </>
  );
}

/** An order book: two sides that meet. */
function Ladder() {
  const widths = [26, 19, 12];
  return (
    <>
      {widths.map((width, row) => (
        <rect
          key={`b${row}`}
          x={30 - width}
          y={8 + row * 14}
          width={width}
          height="8"
          rx="3"
          fill="var(--accent)"
          stroke="none"
          opacity={1 - row * 0.25}
        />
      ))}
      {widths.toReversed().map((width, row) => (
        <rect key={`a${row}`} x="34.75" y={8.75 + row * 14} width={width} height="6.5" rx="2.5" fill="var(--surface)" />
      ))}
    </>
  );
}
