import { type OutputOf, viewCoverage } from '@candor/api';
import { formats } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { useMemo } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';

const { amount } = formats.comma;

type Covered = OutputOf<typeof viewCoverage>;

interface Row {
  readonly key: string;
  readonly promise: string;
  readonly of: string;
  readonly code: string;
  readonly owed: string;
  readonly stressed: string;
  readonly behind: string;
}

const everyMs = 15_000;

/** The promises of the house, line by line, against what stands behind them. */
export function Coverage() {
  const found = useCall(viewCoverage, {}, { everyMs });
  return (
    <Loaded from={found}>
      {(data) => (
        <>
          <Sum of={data} />
          <CoverageTable of={data} />
        </>
      )}
    </Loaded>
  );
}

/** Contracts are paid out of one fund, whichever market they are in. */
function Sum({ of: { code, owed, stressed, underwriting, insurance } }: { readonly of: Covered }) {
  const t = useMessages();
  const funds = Number(underwriting) + Number(insurance);
  const isCovered = Number(owed) <= funds && Number(stressed) <= Number(underwriting);
  const figures = { owed, stressed, underwriting, insurance } as const;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <Tag look={isCovered ? 'good' : 'danger'}>
        {t(isCovered ? 'console.markets.covered' : 'console.markets.uncovered')}
      </Tag>
      {(['owed', 'stressed', 'underwriting', 'insurance'] as const).map((id) => (
        <span key={id} className="flex flex-col">
          <span className="text-12 text-fg-3">{t(`console.markets.cover.${id}`)}</span>
          <span className="text-14 font-semibold tabular-nums">
            {amount(figures[id])} {code}
          </span>
        </span>
      ))}
    </div>
  );
}

function CoverageTable({ of: data }: { readonly of: Covered }) {
  const t = useMessages();
  const rows = useMemo((): readonly Row[] => {
    const { code, contracts, options, promises, underwriting } = data;
    return [
      ...contracts.map((one) => ({
        key: `contract ${one.pairId}`,
        promise: t('console.markets.products.contract'),
        of: one.symbol,
        code,
        owed: one.owed,
        stressed: one.stressed,
        behind: underwriting,
      })),
      ...options.map((one) => ({
        key: `options ${one.pairId}`,
        promise: t('console.markets.products.options'),
        of: one.symbol,
        code,
        owed: one.reserved,
        stressed: one.exposureMax,
        behind: one.room,
      })),
      ...promises.flatMap(({ house, balances }) =>
        balances.map((one) => ({
          key: `${house} ${one.assetId}`,
          promise: t(`console.money.houses.${house}.name`),
          of: t('console.markets.reserved'),
          code: one.code,
          owed: one.frozen,
          stressed: one.frozen,
          behind: one.available,
        })),
      ),
    ];
  }, [data, t]);
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      { id: 'promise', title: t('console.markets.cover.promise'), value: (row) => row.promise },
      { id: 'of', title: t('console.markets.of'), value: (row) => row.of },
      { id: 'asset', title: t('console.money.asset'), value: (row) => row.code },
      ...(['owed', 'stressed', 'behind'] as const).map((id) => ({
        id,
        title: t(`console.markets.cover.${id}`),
        value: (row: Row) => Number(row[id]),
        text: (row: Row) => amount(row[id]),
        isQuantity: true as const,
      })),
    ],
    [t],
  );
  return (
    <DataTable
      name="coverage"
      rows={rows}
      columns={columns}
      keyOf={({ key }) => key}
      empty={t('console.markets.none')}
    />
  );
}
