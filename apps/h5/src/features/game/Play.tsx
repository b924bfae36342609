import { ChevronRight, Star } from 'lucide-react';
import { useState } from 'react';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, requireSignIn } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Fairness } from './Fairness.tsx';
import type { Game, WheelRow } from './game-rows.ts';
import { Result } from './Result.tsx';
import { usePlay } from './use-play.ts';
import { Wheel } from './Wheel.tsx';

interface PlayProps {
  readonly game: Game;
  readonly wheel: WheelRow;
  readonly isLoud: boolean;
}

/** The wheel, the stake, and what both sides bring to the next turn. */
export function Play({ game, wheel, isLoud }: PlayProps) {
  const t = useMessages();
  const format = useFormat();
  const isSignedIn = useIsSignedIn();
  const play = usePlay(game, wheel, isLoud);
  const [chosen, setChosen] = useState<number>();
  const stake = chosen !== undefined && wheel.stakes.includes(chosen) ? chosen : (wheel.stakes[0] ?? 0);
  const { player } = game;
  const points = (value: number) => format.amount(String(value), 0);
  const available = play.isTurning ? (player?.available ?? 0) - play.staked : (player?.available ?? 0);
  const reason = useReason(game, stake);
  return (
    <div className="flex flex-col gap-3.5">
      {player !== undefined && (
        <div className="flex items-center justify-between gap-3 text-13">
          <button
            type="button"
            onClick={() => navigateTo('/pages/coin/index')}
            className="press tap flex items-center gap-1.5 font-semibold tabular-nums"
          >
            <Star aria-hidden className="size-4 fill-current text-accent" />
            {t('game.points', { points: points(available) })}
            <ChevronRight aria-hidden className="size-4 text-fg-3" />
          </button>
          <span className="text-right text-12 text-fg-2 tabular-nums">
            {t('game.turnsLeft', { left: String(player.spinsLeft), most: String(wheel.spinsPerDay) })}
            {player.extraSpins > 0 && ` ${t('game.extra', { count: player.extraSpins })}`}
          </span>
        </div>
      )}
      <Wheel segments={wheel.segments} turning={play.wheel} lit={play.isTurning ? undefined : play.lit} />
      <Result turn={play.isTurning ? undefined : play.turn} isTurning={play.isTurning} />
      <SegmentedControl<string>
        label={t('game.stake')}
        items={wheel.stakes.map((one) => ({ id: String(one), label: points(one) }))}
        value={String(stake)}
        onChange={(id) => setChosen(Number(id))}
      />
      <Button
        isWide
        isBusy={play.isTurning || play.isCommitting}
        isDisabled={reason !== undefined}
        reason={reason}
        onClick={() => requireSignIn() && void play.spin(stake)}
      >
        {isSignedIn ? t('game.spin', { points: points(stake) }) : t('game.logIn')}
      </Button>
      <CommandError error={play.error} />
      {reason !== undefined && player !== undefined && game.isOpen && player.pending === undefined && (
        <Button look="ghost" size="small" onClick={() => navigateTo('/pages/coin/index', { tab: wayOut(game) })}>
          {t(`game.ways.${wayOut(game)}`)}
        </Button>
      )}
      {player !== undefined && game.isOpen && <Fairness player={player} play={play} />}
      <p className="text-center text-12 text-fg-3">{t('game.pointsOnly')}</p>
    </div>
  );
}

/** The way to play on: to earn points, or to get more turns. */
function wayOut({ player }: Game): 'earn' | 'shop' {
  return player !== undefined && player.spinsLeft + player.extraSpins === 0 ? 'shop' : 'earn';
}

/** The reason why nobody can stake this now, in words. */
function useReason({ isOpen, player }: Game, stake: number): string | undefined {
  const t = useMessages();
  if (!isOpen) return t('game.closed');
  if (player === undefined) return undefined;
  if (player.pending !== undefined) return t('game.beingDrawn');
  if (player.spinsLeft + player.extraSpins === 0) return t('game.usedUp');
  return player.available < stake ? t('game.tooFew') : undefined;
}
