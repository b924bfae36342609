import { coinGround } from '../../../lib/coin-colours.ts';

/** A trader's monogram on a colour of its own. Decorative: the name always stands beside it. */
export function TraderAvatar({ name, size = 44 }: { readonly name: string; readonly size?: number }) {
  return (
    <span
      aria-hidden
      className="grid shrink-0 place-items-center rounded-full font-semibold text-white uppercase"
      style={{ width: size, height: size, background: coinGround(name), fontSize: size * 0.38 }}
    >
      {[...name.replace(/^#/, '')].slice(0, 1)}
    </span>
  );
}
