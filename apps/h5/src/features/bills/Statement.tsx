import { type ArgumentsOf, getStatement, type StatementRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { useOwnStream } from '#features/funds/use-own-stream.ts';

type AssetStatement = StatementRow['assets'][number];
type Realised = StatementRow['realised'][number];

/** Opening, movements by kind and closing of every asset of an account; over all accounts, the profit of what was sold too. */
export function Statement({ asked }: { readonly asked: ArgumentsOf<typeof getStatement> }) {
  const t = useMessages();
  useOwnStream();
  const statement = useCall(getStatement, asked);
  return (
    <Loaded
      from={statement}
      skeleton={
        <div className="flex flex-col gap-3 p-4">
          <SkeletonCards cards={2} />
        </div>
      }
      failureClass="p-4"
    >
      {({ assets, realised }) =>
        assets.length === 0 ? (
          <Empty icon={<ReceiptText />} title={t('statements.empty')} text={t('statements.emptyText')} />
        ) : (
          <div className="flex flex-col gap-3 px-4 pt-2 pb-6">
            {assets.map((asset) => (
              <AssetCard
                key={asset.assetId}
                asset={asset}
                realised={realised.find(({ assetId }) => assetId === asset.assetId)}
              />
            ))}
            <p className="px-1 text-12 text-fg-3">
              {t('statements.exact')}
              {realised.length > 0 && ` ${t('statements.averageCost')}`}
            </p>
          </div>
        )
      }
    </Loaded>
  );
}

interface AssetCardProps {
  readonly asset: AssetStatement;
  readonly realised: Realised | undefined;
}

function AssetCard({ asset, realised }: AssetCardProps) {
  const t = useMessages();
  const { code, opening, movements, closing } = asset;
  return (
    <Card className="px-4 py-3">
      <h2 className="flex items-center gap-2.5 pb-2 text-15 font-semibold">
        <CoinMark code={code} size={24} />
        {code}
      </h2>
      <dl className="text-13">
        <Line label={t('statements.opening')}>
          <AmountText value={opening} isPrivate />
        </Line>
        {movements.map(({ kind, amount, count }) => (
          <Line
            key={kind}
            label={
              <>
                {t(`words.entryKinds.${kind}`)}{' '}
                <span className="text-12 text-fg-3">{t('statements.movements', { count })}</span>
              </>
            }
          >
            <AmountText value={amount} isChange isPrivate />
          </Line>
        ))}
        {movements.length === 0 && (
          <Line label={t('statements.nothingMoved')}>
            <AmountText value="0" isPrivate />
          </Line>
        )}
        <Line label={t('statements.closing')} isSum>
          <AmountText value={closing} unit={code} isPrivate />
        </Line>
        {realised !== undefined && <RealisedLines realised={realised} />}
      </dl>
    </Card>
  );
}

/** In USDT, whatever the asset. */
function RealisedLines({ realised: { code, proceeds, cost, profit, unknown } }: { readonly realised: Realised }) {
  const t = useMessages();
  const format = useOwnFormat();
  return (
    <>
      <Line label={t('statements.proceeds')}>
        <AmountText value={proceeds} unit="USDT" isPrivate />
      </Line>
      <Line label={t('statements.cost')}>
        <AmountText value={cost} unit="USDT" isPrivate />
      </Line>
      <Line
        label={
          <>
            {t('statements.realised')}{' '}
            {Number(unknown) > 0 && (
              <span className="block text-12 font-normal text-fg-3">
                {t('statements.realisedWithout', { amount: format.amount(unknown), code })}
              </span>
            )}
          </>
        }
        isSum
      >
        <AmountText value={profit} unit="USDT" isChange isPrivate />
      </Line>
    </>
  );
}

interface LineProps {
  readonly label: ReactNode;
  readonly isSum?: boolean;
  readonly children: ReactNode;
}

function Line({ label, isSum = false, children }: LineProps) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4 py-1.5',
        isSum ? 'mt-1 border-t border-line pt-2.5 font-semibold' : 'text-fg-2',
      )}
    >
      <dt className="min-w-0">{label}</dt>
      <dd className="shrink-0 text-right font-medium text-fg">{children}</dd>
    </div>
  );
}
