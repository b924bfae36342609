import { getGame } from '@candor/api';
import { Empty, IconButton, Skeleton } from '@candor/kit/view';
import { Disc3, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { Odds } from './Odds.tsx';
import { Play } from './Play.tsx';
import { Turns } from './Turns.tsx';

const tabs = ['odds', 'turns', 'leaderboard'] as const;
type Tab = (typeof tabs)[number];
/** A turn under way is drawn within seconds. */
const pendingEveryMs = 2_000;

/** pages/game/game: the wheel with published odds. It takes points and pays points, and each turn is checked here. */
export function GameScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [tab, setTab] = useState<Tab>(tabs.find((id) => id === params['tab']) ?? 'odds');
  const [isLoud, setIsLoud] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const game = useCall(getGame, {}, isPending ? { everyMs: pendingEveryMs } : {});
  const isWaiting = game.data?.player?.pending !== undefined;
  if (isWaiting !== isPending) setIsPending(isWaiting);
  return (
    <Page
      title={t('common.titles.game')}
      actions={
        <IconButton
          label={t(isLoud ? 'game.mute' : 'game.unmute')}
          icon={isLoud ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
          onClick={() => setIsLoud(!isLoud)}
        />
      }
    >
      <div className="px-4 pt-3">
        <Loaded
          from={game}
          skeleton={
            <Skeleton
              className="items-center gap-4"
              blocks={['size-72 rounded-full', 'h-9 w-full rounded-control', 'h-12 w-full rounded-control']}
            />
          }
        >
          {(shown) =>
            shown.wheel === undefined ? (
              <Empty icon={<Disc3 />} title={t('game.closed')} text={t('game.closedText')} />
            ) : (
              <Play game={shown} wheel={shown.wheel} isLoud={isLoud} />
            )
          }
        </Loaded>
      </div>
      <div className="sticky top-0 z-(--z-sticky) mt-3 bg-bg">
        <TextTabs<Tab>
          label={t('common.titles.game')}
          items={tabs.map((id) => ({ id, label: t(`game.tabs.${id}`) }))}
          value={tab}
          onChange={setTab}
        />
      </div>
      <div className="flex flex-col gap-3 px-4 pt-1 pb-[calc(var(--safe-bottom)+1.5rem)]">
        {tab === 'odds' && game.data?.wheel !== undefined && <Odds wheel={game.data.wheel} />}
        {tab === 'turns' && <Turns />}
        {tab === 'leaderboard' && <Leaderboard />}
      </div>
    </Page>
  );
}
