import { isClientSeed } from '@candor/kernel';
import { cx, randomId } from '@candor/kit';
import { IconButton, TextField } from '@candor/kit/view';
import { Dices, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Card } from '#ui/Card.tsx';
import type { Game } from './game-rows.ts';
import type { Playing } from './use-play.ts';

interface FairnessProps {
  readonly player: NonNullable<Game['player']>;
  readonly play: Playing;
}

const seedBytes = 8;

/** The parts of both sides in the next turn, before the stake: the hash of the secret seed, and the user's own seed. */
export function Fairness({ player, play }: FairnessProps) {
  const t = useMessages();
  const [typed, setTyped] = useState<string>();
  const { clientSeed, setClientSeed, isTurning } = play;
  const shown = typed ?? clientSeed;
  return (
    <Card className="flex flex-col gap-2 px-4 py-3">
      <h2 className="flex items-center gap-1.5 text-13 font-semibold">
        <ShieldCheck aria-hidden className="size-4 text-accent" />
        {t('game.fair.title')}
      </h2>
      <p className="text-12 text-fg-2">{t('game.fair.text')}</p>
      <dl className="text-12">
        <dt className="text-fg-3">{t('game.fair.commitment')}</dt>
        {/* Two lines, as the hash has: the page does not move when the next one comes. */}
        <dd className={cx('min-h-[2lh] break-all', player.next !== undefined && 'font-mono')}>
          {player.next?.commitment ?? t('game.fair.first')}
        </dd>
      </dl>
      <TextField
        label={t('game.fair.clientSeed')}
        value={shown}
        disabled={isTurning}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={typed !== undefined && !isClientSeed(typed) ? t('game.fair.seedWrong') : undefined}
        onChange={(text) => {
          const isFit = isClientSeed(text);
          setTyped(isFit ? undefined : text);
          if (isFit) setClientSeed(text);
        }}
        end={
          <IconButton
            label={t('game.fair.draw')}
            icon={<Dices aria-hidden />}
            onClick={() => {
              setTyped(undefined);
              setClientSeed(randomId(seedBytes));
            }}
          />
        }
      />
    </Card>
  );
}
