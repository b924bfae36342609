import { listMyNfts, type NftBoxRow } from '@candor/api';
import { isClientSeed } from '@candor/kernel';
import { cx, randomId } from '@candor/kit';
import { IconButton, Note, Skeleton, TextField } from '@candor/kit/view';
import { Dices, PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { ClosedBox } from './ClosedBox.tsx';
import { DrawCheckPart } from './DrawCheckPart.tsx';
import { NothingHere } from './NothingHere.tsx';
import { PrizeCard } from './PrizeCard.tsx';
import { useNftStream } from './use-nft-stream.ts';
import { useOpening } from './use-opening.ts';

const boxesMax = 50;
/** A seed that is late comes within seconds. */
const pendingEveryMs = 2_000;
const seedBytes = 8;

/** pages/nft/opening: boxes of one series, sealed or opened. `codes` are theirs, such as B17,B18. */
export function OpeningScreen({ params }: ScreenProps) {
  const t = useMessages();
  const codes = (params.codes ?? '').split(',').filter((code) => code !== '');
  const [isLate, setIsLate] = useState(false);
  useNftStream();
  const mine = useCall(
    listMyNfts,
    { list: 'boxes', limit: boxesMax },
    { staleMs: 0, ...(isLate && { everyMs: pendingEveryMs }) },
  );
  const known = mine.data?.data.flatMap(({ box }) => (box !== undefined && codes.includes(box.code) ? [box] : []));
  const isWaiting =
    known !== undefined && (known.length < codes.length || known.some(({ state }) => state === 'opening'));
  if (isWaiting !== isLate) setIsLate(isWaiting);
  return (
    <Loaded
      from={mine}
      skeleton={<Skeleton className="items-center px-4 pt-10" blocks={['size-64 rounded-card']} />}
      failureClass="p-4"
      renderFrame={(state) => <Page title={t('nft.kinds.box')}>{state}</Page>}
    >
      {() =>
        codes.length === 0 ? (
          <Page title={t('nft.kinds.box')}>
            <NothingHere icon={<PackageOpen />} title={t('nft.mine.none.boxes')} />
          </Page>
        ) : (
          <Boxes codes={codes} known={known ?? []} />
        )
      }
    </Loaded>
  );
}

interface BoxesProps {
  readonly codes: readonly string[];
  /** Boxes that were bought a moment ago may not be in the list so far. */
  readonly known: readonly NftBoxRow[];
}

function Boxes({ codes, known }: BoxesProps) {
  const t = useMessages();
  const opening = useOpening(codes);
  const { phase } = opening;
  const rows = known.map((box) => opening.boxes?.find(({ code, prize }) => code === box.code && prize) ?? box);
  const isOpenedBefore = phase === 'closed' && known.length > 0 && known.every(({ state }) => state !== 'sealed');
  const isOpen = phase === 'open' || isOpenedBefore;
  const [first] = known;
  return (
    <Page
      title={first?.name ?? t('nft.kinds.box')}
      footer={
        isOpen ? (
          <Button isWide look="soft" onClick={() => navigateTo('/pages/nft/mine', { tab: 'owned' })}>
            {t('common.titles.nftMine')}
          </Button>
        ) : phase === 'revealing' ? (
          <Button isWide look="soft" onClick={opening.skip}>
            {t('nft.box.skip')}
          </Button>
        ) : (
          <Button
            isWide
            isBusy={phase === 'waiting'}
            isDisabled={!isClientSeed(opening.clientSeed)}
            reason={t('nft.box.seedWrong')}
            onClick={opening.open}
          >
            {t('nft.box.openCount', { count: codes.length })}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4 px-4 pt-4 pb-6">
        {isOpen ? (
          <Opened boxes={rows} isNew={phase === 'open'} />
        ) : (
          <>
            <div
              className={cx(
                'mx-auto grid w-full justify-center gap-4 pt-6',
                codes.length === 1 ? 'max-w-64' : codes.length <= 4 ? 'grid-cols-2' : 'grid-cols-3',
              )}
            >
              {codes.map((code) => (
                <ClosedBox key={code} thumb={first?.thumb} phase={phase} className="aspect-square w-full" />
              ))}
            </div>
            <p role="status" className="min-h-5 text-center text-13 text-fg-2">
              {t(phase === 'closed' ? 'nft.box.closedText' : 'nft.box.opening')}
            </p>
            <CommandError error={opening.error} />
            {phase === 'closed' && <Seed value={opening.clientSeed} onChange={opening.setClientSeed} />}
          </>
        )}
      </div>
    </Page>
  );
}

/** The user's part in the draw. */
function Seed({ value, onChange }: { readonly value: string; readonly onChange: (seed: string) => void }) {
  const t = useMessages();
  return (
    <TextField
      label={t('nft.check.clientSeed')}
      hint={t('nft.box.seedText')}
      error={isClientSeed(value) ? undefined : t('nft.box.seedWrong')}
      value={value}
      maxLength={64}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={onChange}
      end={
        <IconButton
          label={t('nft.box.anotherSeed')}
          icon={<Dices aria-hidden />}
          onClick={() => onChange(randomId(seedBytes))}
        />
      }
    />
  );
}

function Opened({ boxes, isNew }: { readonly boxes: readonly NftBoxRow[]; readonly isNew: boolean }) {
  const t = useMessages();
  const prizes = boxes.flatMap(({ code, prize }) => (prize === undefined ? [] : [{ code, prize }]));
  const isWaiting = prizes.length < boxes.length;
  const isOne = boxes.length === 1;
  const said = prizes.map(({ prize }) => prize.name).join(', ');
  return (
    <>
      {prizes.length > 0 && (
        <p role="status" className="sr-only">
          {t('nft.box.won', { names: said })}
        </p>
      )}
      {isWaiting && <Note>{t('nft.box.seedAwaited')}</Note>}
      <div className={cx('grid gap-3', isOne ? 'mx-auto w-full max-w-80' : 'grid-cols-2')}>
        {prizes.map(({ code, prize }, place) => (
          <PrizeCard key={code} prize={prize} place={place} isNew={isNew} />
        ))}
      </div>
      <div className="flex flex-col gap-1">
        {prizes.map(({ code, prize }) => (
          <div key={code}>
            {!isOne && <p className="pt-2 text-center text-13 font-medium">{prize.name}</p>}
            <DrawCheckPart code={code} />
          </div>
        ))}
      </div>
    </>
  );
}
