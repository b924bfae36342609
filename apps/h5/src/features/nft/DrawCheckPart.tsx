import { getNftProof, type NftDrawRow } from '@candor/api';
import { cx } from '@candor/kit';
import { SkeletonRows } from '@candor/kit/view';
import { ChevronDown, CircleCheck, CircleX, Copy, ShieldCheck, ShieldQuestion, ShieldX } from 'lucide-react';
import { useState } from 'react';
import { useShare } from '#features/help/use-share.ts';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { HashFact } from './HashFact.tsx';
import { useDrawCheck } from './use-draw-check.ts';
import { type DrawCheck, drawSteps, findingOf, type SeriesProof } from './verify-draw.ts';

/** The draw of one box, made again on this device when it is asked for. */
export function DrawCheckPart({ code }: { readonly code: string }) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="w-full">
      <Button
        look="ghost"
        size="small"
        isWide
        aria-expanded={isOpen}
        icon={<ShieldCheck aria-hidden className="size-4" />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('nft.check.title')}
        <ChevronDown aria-hidden className={cx('size-4 transition-transform', isOpen && 'rotate-180')} />
      </Button>
      {isOpen && <FoundDraw code={code} />}
    </div>
  );
}

function FoundDraw({ code }: { readonly code: string }) {
  const t = useMessages();
  const proof = useCall(getNftProof, { code, limit: 1 });
  return (
    <div className="pt-2">
      <Loaded from={proof} skeleton={<SkeletonRows rows={2} />}>
        {(data) => {
          const draw = data.data.find((one) => one.code === code);
          if (draw === undefined) return <p className="text-center text-13 text-fg-3">{t('nft.check.waiting')}</p>;
          return <CheckedDraw draw={draw} series={data.series} />;
        }}
      </Loaded>
    </div>
  );
}

interface CheckedDrawProps {
  readonly draw: NftDrawRow;
  readonly series: SeriesProof;
}

/** The findings about a draw in words, and all that it was checked by. */
export function CheckedDraw({ draw, series }: CheckedDrawProps) {
  const t = useMessages();
  const { copy } = useShare();
  const check = useDrawCheck(draw, series);
  const { seed, clientSeed, nonce, ticket, weights, prize } = draw;
  const total = weights.reduce((sum, count) => sum + count, 0);
  return (
    <div className="flex flex-col gap-3 rounded-tile bg-surface p-3.5">
      <Finding check={check} />
      {check !== undefined && check !== 'unable' && (
        <ul className="flex flex-col gap-1.5">
          {drawSteps.map((step) => {
            const Icon = check[step] ? CircleCheck : CircleX;
            return (
              <li key={step} className="flex gap-2 text-12 text-fg-2">
                <Icon aria-hidden className={cx('size-4 shrink-0', check[step] ? 'text-good' : 'text-danger')} />
                <span>
                  <span className="sr-only">{t(check[step] ? 'nft.check.holds' : 'nft.check.fails')} </span>
                  {t(`nft.check.steps.${step}`)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <Facts>
        <Fact label={t('nft.check.nonce')}>{nonce}</Fact>
        <Fact label={t('nft.check.ticket')}>
          {t('nft.check.ticketOf', { ticket: String(ticket), last: String(total - 1) })}
        </Fact>
        <Fact label={t('nft.check.place')}>{prize + 1}</Fact>
      </Facts>
      <dl className="flex flex-col gap-2.5">
        <HashFact label={t('nft.check.seed')} text={seed} onCopy={copy} />
        <HashFact label={t('nft.check.clientSeed')} text={clientSeed} onCopy={copy} />
        <HashFact label={t('nft.box.commitment')} text={series.commitment} onCopy={copy} />
        <HashFact label={t('nft.box.listHash')} text={series.listHash} onCopy={copy} />
      </dl>
      <Button
        look="soft"
        size="small"
        icon={<Copy aria-hidden className="size-4" />}
        onClick={() => void copy(JSON.stringify({ series, data: [draw] }, undefined, 2))}
      >
        {t('nft.check.copy')}
      </Button>
    </div>
  );
}

const signs = { right: ShieldCheck, wrong: ShieldX, unable: ShieldQuestion } as const;
const colours = { right: 'text-accent', wrong: 'text-danger', unable: 'text-fg-3' } as const;

function Finding({ check }: { readonly check: DrawCheck | undefined }) {
  const t = useMessages();
  if (check === undefined) return <p className="text-13 text-fg-3">{t('nft.check.running')}</p>;
  const finding = findingOf(check);
  const Icon = signs[finding];
  return (
    <p role="status" className={cx('flex items-center gap-2 text-14 font-semibold', colours[finding])}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {t(`nft.check.found.${finding}`)}
    </p>
  );
}
