import { sweptMax } from '@candor/exchange/rules';
import { Checkbox, Empty, SkeletonRows } from '@candor/kit/view';
import { Coins } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { useHeldAssets } from '../use-convert-facts.ts';
import { SweepSheet } from './SweepSheet.tsx';
import {
  pickedBalances,
  type SmallBalance,
  smallBalances,
  type SweepProblem,
  type SweepThreshold,
  sweepThresholds,
} from './sweep-list.ts';

interface SweepPageProps {
  readonly head: ReactNode;
  readonly onHistory: () => void;
}

/** Small balances of the spot account, and the way to convert several of them together. */
export function SweepPage({ head, onHistory }: SweepPageProps) {
  const t = useMessages();
  const [below, setBelow] = useState<SweepThreshold>('10');
  const [chosen, setChosen] = useState<ReadonlySet<number>>();
  const [swept, setSwept] = useState<readonly SmallBalance[]>();
  const assets = useHeldAssets();
  const rows = smallBalances(assets.data ?? [], below);
  const picked = pickedBalances(rows, chosen);
  const toggle = (assetId: number, isChecked: boolean) => {
    const next = new Set(picked.map(({ asset }) => asset.assetId));
    if (isChecked) next.add(assetId);
    else next.delete(assetId);
    setChosen(next);
  };
  const footer = (
    <Button isWide isDisabled={picked.length === 0} onClick={() => setSwept(picked)}>
      {t('sweep.preview', { count: picked.length })}
    </Button>
  );
  return (
    <Page header={head} {...(rows.length > 0 && { footer })}>
      <div className="px-4 pt-2">
        <NotOffered product="convert" className="mb-3" />
        <p className="text-13 text-fg-2">{t('sweep.intro')}</p>
        <p className="mt-4 text-12 text-fg-3">{t('sweep.threshold')}</p>
      </div>
      <Chips<SweepThreshold>
        label={t('sweep.threshold')}
        items={sweepThresholds.map((id) => ({ id, label: `${id} USDT` }))}
        value={below}
        onChange={setBelow}
      />
      <div className="px-4 pb-4">
        <Loaded from={assets} skeleton={<SkeletonRows rows={5} />}>
          {() =>
            rows.length === 0 ? (
              <Empty icon={<Coins />} title={t('sweep.empty')} text={t('sweep.emptyText', { amount: below })} />
            ) : (
              <BalanceRows rows={rows} picked={picked} onToggle={toggle} />
            )
          }
        </Loaded>
        <SweepSheet
          balances={swept}
          onClose={() => {
            setSwept(undefined);
            setChosen(undefined);
          }}
          onHistory={onHistory}
        />
      </div>
    </Page>
  );
}

interface BalanceRowsProps {
  readonly rows: readonly SmallBalance[];
  readonly picked: readonly SmallBalance[];
  readonly onToggle: (assetId: number, isChecked: boolean) => void;
}

function BalanceRows({ rows, picked, onToggle }: BalanceRowsProps) {
  const t = useMessages();
  const open = rows.filter(({ problem }) => problem === undefined);
  const excluded = rows.filter(({ problem }) => problem !== undefined);
  const isFull = picked.length >= sweptMax;
  return (
    <>
      <ul>
        {open.map((row) => {
          const isChecked = picked.includes(row);
          const { assetId } = row.asset;
          return (
            <li key={assetId} className="border-b border-line py-3 [&>label]:w-full">
              <Checkbox
                isChecked={isChecked}
                isDisabled={isFull && !isChecked}
                onChange={(next) => onToggle(assetId, next)}
              >
                <BalanceFigures row={row} />
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {open.length > sweptMax && (
        <p className="pt-2 text-12 text-fg-3">{t('sweep.atMost', { max: String(sweptMax) })}</p>
      )}
      {excluded.length > 0 && (
        <section aria-label={t('sweep.excluded')} className="pt-5">
          <h2 className="text-13 font-semibold">{t('sweep.excluded')}</h2>
          <ul>
            {excluded.map((row) => (
              <li key={row.asset.assetId} className="border-b border-line py-3">
                <span className="flex items-center gap-2">
                  <BalanceFigures row={row} />
                </span>
                <Reason problem={row.problem} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function BalanceFigures({ row: { asset, value } }: { readonly row: SmallBalance }) {
  return (
    <>
      <CoinMark code={asset.code} size={28} />
      <span className="text-15 font-semibold text-fg">{asset.code}</span>
      <span className="ml-auto min-w-0 text-right">
        <span className="block text-15 text-fg [overflow-wrap:anywhere]">
          <AmountText value={asset.available} isPrivate />
        </span>
        {value !== undefined && (
          <span className="block text-12 text-fg-3">
            ≈ <AmountText value={value} decimals={2} unit="USDT" isPrivate />
          </span>
        )}
      </span>
    </>
  );
}

function Reason({ problem }: { readonly problem: SweepProblem | undefined }) {
  const t = useMessages();
  if (problem === undefined) return null;
  const texts = {
    not_convertible: t('sweep.notConvertible'),
    price_missing: t('funds.noPrice'),
    price_stale: t('sweep.stale'),
    worthless: t('sweep.worthless'),
  };
  return <p className="mt-1 text-12 text-fg-2">{texts[problem]}</p>;
}
